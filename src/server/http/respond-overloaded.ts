import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Locale, locales } from '#contracts/ids.ts';
import { failureStatus } from '#contracts/failure-status.ts';
import { errorCatalogue } from '#domain/error-catalogue.ts';
import { type AppError, type ErrorCode } from '#domain/errors.ts';
import { retryAfter } from '#domain/retry-after.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import type { OverloadError } from './overload-error.ts';

interface Wording {
  readonly message: string;
  readonly page: string;
}

/** Worded once, but for what has numbers in it: a crowd is turned away hundreds of times a second. */
const wordings = Object.fromEntries(locales.map((locale) => [locale, new Map<ErrorCode, Wording>()])) as Record<
  Locale,
  Map<ErrorCode, Wording>
>;

function wordingOf({ code, details }: AppError, locale: Locale): Wording {
  const known = wordings[locale].get(code);
  if (known) return known;
  const texts = textsByLocale[locale];
  const message = texts(`error.${code}`, details);
  const page = `<!doctype html><html lang="${locale}"><title>${message}</title><p>${message}</p><p><a href="">${texts('states.retry')}</a></p></html>`;
  const wording = { message, page };
  if (Object.keys(details).length === 0) wordings[locale].set(code, wording);
  return wording;
}

/** The answer to what was turned away, at next to no cost. */
export function respondOverloaded(request: FastifyRequest, reply: FastifyReply, refused: OverloadError, locale: Locale): FastifyReply {
  request.log.warn({ req: request, code: refused.code }, 'a request was turned away');
  // What is still on its way is let pass by, so that the answer is read; Fastify would break it off.
  reply.header('connection', 'keep-alive');
  return respondUnavailable(refused, { request, reply, locale });
}

/**
 * Says that something is not to be had at the moment, without asking anything or anyone for it: a page for browsers without scripts, and the
 * catalogue's words for our own.
 */
export function respondUnavailable(failure: AppError, { request, reply, locale }: Answering): FastifyReply {
  const { message, page } = wordingOf(failure, locale);
  const seconds = retryAfter(failure);
  if (seconds !== null) reply.header('retry-after', seconds);
  reply.code(failureStatus[errorCatalogue[failure.code].kind]);
  if (request.headers.accept?.includes('text/html')) return reply.type('text/html; charset=utf-8').send(page);
  return reply.send({ error: { code: failure.code, message, requestId: request.id } });
}

interface Answering {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly locale: Locale;
}
