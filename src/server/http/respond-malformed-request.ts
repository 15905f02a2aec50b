import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { getFailureCode, type HttpFailureStatus, getFailureSentence } from './http-failure.ts';
import { headersOfNoPage } from './security-headers.ts';

/** The names that Node's parser has for what it does not take; anything else is no HTTP. */
const statusOf: Readonly<Record<string, HttpFailureStatus>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** The answer to what could not be read as a request, in the shape and with the headers of any other; anyone who sent it is not listened to any longer. */
export function respondMalformedRequest({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statusOf[code] ?? 400;
  const body = JSON.stringify({ error: { code: getFailureCode(status), message: getFailureSentence(status) } });
  const headers = {
    ...headersOfNoPage,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'), () => socket.destroy());
}
