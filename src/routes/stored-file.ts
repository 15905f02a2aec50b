import { Readable } from 'node:stream';
import { type ByteRange, parseByteRange } from '#domain/file/byte-range.ts';
import { fileFormats } from '#domain/file/file-format.ts';
import type { RequestContext } from '#server/request-context.ts';
import { contentDisposition } from '#domain/file/content-disposition.ts';

/** A file as its record knows it. */
interface SentFile {
  readonly key: string;
  readonly size: number;
  readonly hash: string;
  readonly fileName: string;
  readonly extension: string;
}

/** Opened by itself it is a file to keep, and does nothing. */
const nothingRuns = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/**
 * A file that someone brought, whole or the part that was asked for, as it was stored.
 *
 * @throws AppError `file-missing`, `file-altered`
 */
export async function storedFile({ files }: Pick<RequestContext, 'files'>, file: SentFile, request: Request): Promise<Response> {
  const range = rangeOf(file, request);
  const headers = headersOf(file);
  if (range === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${file.size}` } });
  if (range === 'whole') return new Response(streamOf(await files.read(file)), { headers });
  const part = { 'content-range': `bytes ${range.from}-${range.to}/${file.size}`, 'content-length': String(range.to - range.from + 1) };
  return new Response(streamOf(await files.read(file, range)), { status: 206, headers: { ...headers, ...part } });
}

/** Text comes whole: it is compressed on its way. */
function rangeOf(file: SentFile, { headers }: Request): ByteRange | 'whole' | 'unsatisfiable' {
  const ifRange = headers.get('if-range');
  if (isText(file) || (ifRange !== null && ifRange !== tagOf(file))) return 'whole';
  return parseByteRange(headers.get('range') ?? undefined, file.size);
}

function headersOf(file: SentFile): Readonly<Record<string, string>> {
  return {
    'content-type': formatOf(file)?.mediaType ?? 'application/octet-stream',
    'content-disposition': contentDisposition(file.fileName),
    'content-security-policy': nothingRuns,
    'cache-control': 'no-store',
    etag: tagOf(file),
    ...(isText(file) ? {} : { 'content-length': String(file.size), 'accept-ranges': 'bytes' }),
  };
}

const tagOf = ({ hash }: SentFile) => `"${hash}"`;
const formatOf = (file: SentFile) => fileFormats.find(({ extension }) => extension === file.extension);
const isText = (file: SentFile) => formatOf(file)?.signature === null;

function streamOf(content: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(content) as ReadableStream<Uint8Array>;
}
