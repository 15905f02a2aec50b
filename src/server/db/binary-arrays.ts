/** Reads the numbers that `string_agg(int4send(…), '')` gave. */
export function integersOf(bytes: Buffer): Int32Array {
  const view = viewOf(bytes);
  return Int32Array.from({ length: bytes.length / 4 }, (_, at) => view.getInt32(at * 4));
}

/** Reads the numbers that `string_agg(float8send(…), '')` gave. */
export function doublesOf(bytes: Buffer): Float64Array {
  const values = new Float64Array(bytes.length / 8);
  const view = viewOf(bytes);
  for (let at = 0; at < values.length; at += 1) values[at] = view.getFloat64(at * 8);
  return values;
}

function viewOf(bytes: Buffer): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
