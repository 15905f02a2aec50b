/** Encodings that files come in, by the names that decoders know. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1253'] as const;
export type Encoding = (typeof encodings)[number];

export const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

/**
 * In which encoding a text is, by its first bytes: a byte order mark, zeros in every other byte, or whether it is UTF-8 at all. What is not is
 * Greek where letters beyond ASCII stand side by side, and Latin where they are single.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  const wide = wideEncodingOf(bytes);
  if (wide) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  return hasGreekWords(bytes) ? 'windows-1253' : 'windows-1252';
}

function wideEncodingOf(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zerosAt = (rest: number) => bytes.reduce((zeros, byte, at) => (byte === 0 && at % 2 === rest ? zeros + 1 : zeros), 0);
  if (zerosAt(1) > bytes.length / 5) return 'utf-16le';
  return zerosAt(0) > bytes.length / 5 ? 'utf-16be' : null;
}

/** The last character may be cut off. */
function isUtf8(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length;) {
    const length = lengthOfCharacter(bytes[at] ?? 0);
    if (length === 0) return false;
    if (bytes.subarray(at + 1, at + length).some((byte) => (byte & 0xc0) !== 0x80)) return false;
    at += length;
  }
  return true;
}

function lengthOfCharacter(first: number): number {
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first < 0xe0) return 2;
  if (first >= 0xe0 && first < 0xf0) return 3;
  return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

function hasGreekWords(bytes: Uint8Array): boolean {
  let beside = 0;
  let beyond = 0;
  bytes.forEach((byte, at) => {
    if (byte < 0xb5) return;
    beyond += 1;
    if ((bytes[at - 1] ?? 0) >= 0xb5) beside += 1;
  });
  return beside * 2 > beyond;
}

/** Returns the separator of the cells: the one that lines have most of, in the same number in most lines, outside quotation marks. */
export function detectSeparator(text: string): Separator {
  const lines = text
    .replace(/"[^"]*"?/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 50);
  const scores = separators.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const usual = [
      ...Map.groupBy(
        counts.filter((count) => count > 0),
        (count) => count,
      ),
    ].map(([count, same]) => count * same.length);
    return { separator, score: Math.max(0, ...usual) };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).separator;
}
