import { AppError } from '#domain/errors.ts';
import { encodingOf, detectSeparator } from '#domain/import/read/text-shape.ts';
import type { FileShape } from './file-rows.ts';

/** By so much of a file its layout is recognised. */
const sampleBytes = 128 * 1024;

/** The name of a table as its sender calls it, without folders and characters that no one sees. */
export function tableFileName(name: string): string {
  const cleanName = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}/\\]/gu, '')
    .trim()
    .slice(0, 200);
  if (!/\.(?:csv|txt|tsv|xlsx)$/i.test(cleanName)) throw new AppError('import-file-unsupported');
  return cleanName;
}

/**
 * Detects from the start of a file how to read it.
 *
 * @throws AppError `import-file-unsupported` for what is no table, or not the one that its name says
 */
export function shapeOfStart(start: Buffer, name: string): FileShape {
  const sample = start.subarray(0, sampleBytes);
  const isPacked = sample.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 0x03, 0x04]));
  if (isPacked !== /\.xlsx$/i.test(name)) throw new AppError('import-file-unsupported');
  const encoding = encodingOf(sample);
  const text = new TextDecoder(encoding).decode(sample);
  if (!isPacked && text.includes('\0')) throw new AppError('import-file-unsupported');
  return { format: isPacked ? 'xlsx' : 'csv', encoding, separator: detectSeparator(text) };
}

/** Pieces of the same length, but for the last. */
export async function* splitIntoPieces(content: AsyncIterable<Buffer>, pieceBytes: number): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  for await (const chunk of content) {
    waiting = Buffer.concat([waiting, chunk]);
    for (; waiting.length >= pieceBytes; waiting = waiting.subarray(pieceBytes)) yield waiting.subarray(0, pieceBytes);
  }
  if (waiting.length > 0) yield waiting;
}
