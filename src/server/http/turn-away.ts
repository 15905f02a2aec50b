import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Locale, locales } from '#contracts/ids.ts';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import { retryAfter } from '#domain/retry-after.ts';
import { textsIn } from '#wording/catalogues.ts';

const busy = new AppError('server-busy');

interface Wording {
  readonly message: string;
  readonly page: string;
}

/** Worded once: a crowd is turned away hundreds of times a second. */
const wordings = Object.fromEntries(locales.map((locale) => [locale, new Map<ErrorCode, Wording>()])) as Record<
  Locale,
  Map<ErrorCode, Wording>
>;

function wordingOf(code: ErrorCode, locale: Locale): Wording {
  const known = wordings[locale].get(code);
  if (known) return known;
  const texts = textsIn[locale];
  const message = texts(`error.${code}`);
  const page = `<!doctype html><html lang="${locale}"><title>${message}</title><p>${message}</p><p><a href="">${texts('states.retry')}</a></p></html>`;
  const wording = { message, page };
  wordings[locale].set(code, wording);
  return wording;
}

/** The answer at a door without room, at next to no cost. */
export function turnAway(request: FastifyRequest, reply: FastifyReply, locale: Locale): FastifyReply {
  request.log.warn({ req: request, code: busy.code }, 'a request was turned away at a full door');
  return sayUnavailable(busy, { request, reply, locale });
}

/**
 * Says that something is not to be had at the moment, without asking anything or anybody for it: a page for browsers without scripts, and the
 * catalogue's words for our own.
 */
export function sayUnavailable(failure: AppError, { request, reply, locale }: Answering): FastifyReply {
  const { message, page } = wordingOf(failure.code, locale);
  reply.code(503).header('retry-after', retryAfter(failure));
  if (request.headers.accept?.includes('text/html')) return reply.type('text/html; charset=utf-8').send(page);
  return reply.send({ error: { code: failure.code, message, requestId: request.id } });
}

interface Answering {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly locale: Locale;
}
