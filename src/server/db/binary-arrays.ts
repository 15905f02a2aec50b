/** What `string_agg(int4send(…), '')` gave, as numbers. */
export function integersOf(bytes: Buffer): Int32Array {
  const view = viewOf(bytes);
  return Int32Array.from({ length: bytes.length / 4 }, (_, at) => view.getInt32(at * 4));
}

/** What `string_agg(float8send(…), '')` gave, as numbers. */
export function doublesOf(bytes: Buffer): Float64Array {
  const values = new Float64Array(bytes.length / 8);
  const view = viewOf(bytes);
  for (let at = 0; at < values.length; at += 1) values[at] = view.getFloat64(at * 8);
  return values;
}

/**
 * What `array_send` gave of a `float8[]` without nulls, copied to `target` from place `start` on: three words and the
 * dimension before the elements, a length before each. Many times faster than reading the array's text.
 */
export function copyArray(bytes: Buffer, target: Float64Array, start: number): void {
  if (bytes.length <= 20) return;
  const view = viewOf(bytes);
  const length = view.getInt32(12);
  for (let at = 0; at < length; at += 1) {
    const place = start + at;
    if (place >= 0 && place < target.length) target[place] = view.getFloat64(24 + at * 12);
  }
}

function viewOf(bytes: Buffer): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
