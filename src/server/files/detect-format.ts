import { createReadStream } from 'node:fs';
import { fileTypeFromFile } from 'file-type';
import { AppError } from '#domain/errors.ts';
import { type FileFormat, fileFormat } from '#domain/file/file-format.ts';

/** A part of an Office document, by the name that stands uncompressed in it: programs, and older documents that carry them. */
const activeParts = ['vbaProject', 'vbaData', 'activeX', 'oleObject', 'xlmacro', 'macrosheets'];
const longestPart = Math.max(...activeParts.map((part) => part.length));

/**
 * Detects the format of a received file from its name and its content together.
 *
 * @throws AppError `file-unsupported`
 */
export async function detectFormat(path: string, name: string): Promise<FileFormat> {
  const format = fileFormat(name, (await fileTypeFromFile(path))?.ext ?? null);
  if (format === null) throw new AppError('file-unsupported');
  if (format.signature === null && !(await isText(path))) throw new AppError('file-unsupported');
  if (format.mediaType.includes('openxmlformats') && (await hasActiveParts(path))) throw new AppError('file-unsupported');
  return format;
}

/** UTF-8 without the control characters that no text has. */
async function isText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const piece of createReadStream(path)) {
      if (hasControls(decoder.decode(piece as Buffer, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

function hasControls(text: string): boolean {
  return /[^\P{Cc}\t\n\f\r]/u.test(text);
}

async function hasActiveParts(path: string): Promise<boolean> {
  let before = '';
  for await (const piece of createReadStream(path, 'latin1')) {
    const text = before + String(piece);
    if (activeParts.some((part) => text.includes(part))) return true;
    before = text.slice(1 - longestPart);
  }
  return false;
}
