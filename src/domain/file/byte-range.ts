/** Part of a file, both ends included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Parses a `Range` header for a file of this size (RFC 9110, 14.2). Returns one part, `whole` if the header names several parts or
 * another unit or is unreadable, or `unsatisfiable` (416) if the part begins behind the end.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined) return 'whole';
  if (first === '') return last === '' ? 'whole' : lastBytes(Number(last), size);
  return bytesFrom(Number(first), last === '' ? Infinity : Number(last), size);
}

function bytesFrom(from: number, to: number, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  if (to < from) return 'whole';
  return from >= size ? 'unsatisfiable' : { from, to: Math.min(to, size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count === 0 || size === 0 ? 'unsatisfiable' : { from: Math.max(0, size - count), to: size - 1 };
}
