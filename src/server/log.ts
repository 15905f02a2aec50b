import { type DestinationStream, type Logger, pino } from 'pino';
import { withoutSecret } from './link-path.ts';

/**
 * The product's log: one JSON line an event. Secrets and what belongs to clients stay out of it: of a failed query its text without its
 * values, of a refused row its rule without the row, of a request its path without the question mark and
 * without the secret of a link, no headers.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: shownError, req: shownRequest } };
  return destination ? pino(options, destination) : pino(options);
}

interface ShownError {
  readonly type: string;
  readonly message?: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: ShownError;
}

function shownError(thrown: unknown): ShownError {
  if (!(thrown instanceof Error)) return { type: thrown instanceof Object ? thrown.constructor.name : typeof thrown };
  const { name, message, stack = '', cause } = thrown;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : null;
  return {
    type: name === 'Error' ? thrown.constructor.name : name,
    // drizzle-orm writes the values of a query behind its text.
    message: message.split('\nparams: ')[0] ?? '',
    ...(code === null ? {} : { code }),
    stack: placesIn(stack),
    ...(cause === undefined ? {} : { cause: shownError(cause) }),
  };
}

/** The lines of a stack that name places; those before them repeat the message. */
function placesIn(stack: string): string {
  const lines = stack.split('\n').map((line) => line.trim());
  return lines.filter((line) => line.startsWith('at ')).join('\n');
}

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly host: string;
  readonly ip: string;
}

function shownRequest({ method, url, host, ip }: LoggedRequest) {
  return { method, path: withoutSecret(url.split('?')[0] ?? ''), host, ip };
}
