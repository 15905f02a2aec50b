import { uploadPieceBytes } from '#domain/file/upload.ts';

/** The server's refusal of a piece, or a lost connection. */
export class UploadFailure extends Error {
  /** The code from the catalogue of errors; empty if the connection was lost. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

interface Sending {
  readonly file: File;
  /** The key of this file, from `newUploadKey`; another try uses the same one. */
  readonly key: string;
  /** Receives the number of bytes sent so far. */
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
}

const waits = [1000, 3000, 8000];

/** A name for an upload that no other has. */
export function newUploadKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}

/**
 * Sends a file a piece at a time, from where it had come to before. What a piece lacks is tried again a few times.
 *
 * @throws UploadFailure
 */
export async function sendUpload({ file, key, onSent, signal }: Sending): Promise<void> {
  let at = await inspite(() => receivedOf(post({ key, signal })), signal);
  while (at < file.size) {
    const from = at;
    const piece = file.slice(from, from + uploadPieceBytes);
    at = await inspite(() => receivedOf(post({ key, at: from, piece, signal, onSent: (bytes) => onSent(from + bytes) })), signal);
    if (at === from) throw new UploadFailure('');
    onSent(at);
  }
}

async function inspite(work: () => Promise<number>, signal: AbortSignal): Promise<number> {
  for (const wait of waits) {
    try {
      return await work();
    } catch (error) {
      const isWorthIt = error instanceof UploadFailure && (error.code === '' || error.code === 'upload-busy');
      if (!isWorthIt || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return work();
}

async function receivedOf(answer: Promise<unknown>): Promise<number> {
  const { received } = (await answer) as { readonly received?: unknown };
  if (typeof received !== 'number') throw new UploadFailure('');
  return received;
}

interface Post {
  readonly key: string;
  readonly at?: number;
  readonly piece?: Blob;
  readonly signal: AbortSignal;
  readonly onSent?: (bytes: number) => void;
}

function post({ key, at, piece, signal, onSent }: Post): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const request = new XMLHttpRequest();
  request.open('POST', `/api/v1/upload-pieces?key=${key}${at === undefined ? '' : `&at=${at}`}`);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.responseType = 'json';
  if (onSent) request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded));
  request.addEventListener('load', () =>
    request.status < 300 ? resolve(request.response) : reject(new UploadFailure(parseErrorCode(request.response))),
  );
  request.addEventListener('error', () => reject(new UploadFailure('')));
  request.addEventListener('abort', () => reject(new UploadFailure('')));
  signal.addEventListener('abort', () => request.abort());
  request.send(piece ?? null);
  return promise;
}

/** The code of a failure in an answer of the API. */
export function parseErrorCode(answer: unknown): string {
  const { error } = (answer ?? {}) as { readonly error?: { readonly code?: unknown } };
  return typeof error?.code === 'string' ? error.code : '';
}
