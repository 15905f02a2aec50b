/** Bytes of the doubles of a column of days, as this machine and every other that Node runs on writes them (little-endian). */
export function bytesOfDoubles(values: Float64Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

/** Copies what `bytesOfDoubles` gave to `target` from place `start` on; what lies outside of it is left out. */
export function copyDoubles(bytes: Uint8Array, target: Float64Array, start: number): void {
  const from = Math.max(0, -start) * 8;
  const to = Math.min(bytes.length, (target.length - start) * 8);
  if (to > from) new Uint8Array(target.buffer, target.byteOffset).set(bytes.subarray(from, to), start * 8 + from);
}

const flowSize = 11;

/** The few days of several columns on which there is something: place (2 bytes), which column (1), amount (8). */
export function bytesOfFlows(columns: readonly Float64Array[]): Uint8Array {
  const found: { at: number; column: number; amount: number }[] = [];
  for (const [column, amounts] of columns.entries()) {
    for (let at = 0; at < amounts.length; at += 1) {
      const amount = amounts[at] ?? 0;
      if (amount !== 0) found.push({ at, column, amount });
    }
  }
  const view = new DataView(new ArrayBuffer(found.length * flowSize));
  for (const [index, { at, column, amount }] of found.entries()) {
    view.setUint16(index * flowSize, at, true);
    view.setUint8(index * flowSize + 2, column);
    view.setFloat64(index * flowSize + 3, amount, true);
  }
  return new Uint8Array(view.buffer);
}

/** Writes what `bytesOfFlows` gave to the columns from place `start` on; what lies outside of them is left out. */
export function copyFlows(bytes: Uint8Array, columns: readonly Float64Array[], start: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let index = 0; index < bytes.length; index += flowSize) {
    const column = columns[view.getUint8(index + 2)];
    const place = start + view.getUint16(index, true);
    if (column && place >= 0 && place < column.length) column[place] = view.getFloat64(index + 3, true);
  }
}

const stepSize = 10;
/** Two chains of a few thousand products each agree to this much while their ratio stands still. */
const sameRatio = 1e-13;

/**
 * One index as another one times a ratio that changes on few days: place (2 bytes) and ratio from there on (8). An index for
 * which that would be no shorter, or not right, is written as its doubles: as long as the column, which the steps never are.
 */
export function bytesOfRatio(index: Float64Array, of: Float64Array): Uint8Array {
  const steps: { at: number; ratio: number }[] = [];
  let ratio = NaN;
  for (let at = 0; at < index.length; at += 1) {
    const [level, base] = [index[at] ?? NaN, of[at] ?? NaN];
    if (Number.isNaN(level) && Number.isNaN(base)) continue;
    if (Math.abs(level - base * ratio) <= Math.abs(level) * sameRatio) continue;
    ratio = level / base;
    if (!Number.isFinite(ratio) || steps.length * 2 >= index.length) return bytesOfDoubles(index);
    steps.push({ at, ratio });
  }
  const view = new DataView(new ArrayBuffer(steps.length * stepSize));
  for (const [place, step] of steps.entries()) {
    view.setUint16(place * stepSize, step.at, true);
    view.setFloat64(place * stepSize + 2, step.ratio, true);
  }
  return new Uint8Array(view.buffer);
}

/** Writes what `bytesOfRatio` gave for `days` days to `target` from place `start` on, where `of` has the same places. */
export function copyRatio(
  bytes: Uint8Array,
  { of, target }: { of: Float64Array; target: Float64Array },
  start: number,
  days: number,
): void {
  if (bytes.length === days * 8) return copyDoubles(bytes, target, start);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let step = 0; step < bytes.length; step += stepSize) {
    const next = step + stepSize < bytes.length ? view.getUint16(step + stepSize, true) : days;
    const ratio = view.getFloat64(step + 2, true);
    for (let at = view.getUint16(step, true); at < next; at += 1) target[start + at] = (of[start + at] ?? NaN) * ratio;
  }
}
