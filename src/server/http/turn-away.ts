import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Locale, locales } from '#contracts/ids.ts';
import { AppError } from '#domain/errors.ts';
import { retryAfter } from '#domain/retry-after.ts';
import { textsIn } from '#wording/catalogues.ts';

const busy = new AppError('server-busy');

/** Worded once: a crowd is turned away hundreds of times a second. */
const wordings = Object.fromEntries(locales.map((locale) => [locale, wordingIn(locale)])) as Record<Locale, ReturnType<typeof wordingIn>>;

function wordingIn(locale: Locale) {
  const texts = textsIn[locale];
  const message = texts(`error.${busy.code}`);
  const page = `<!doctype html><html lang="${locale}"><title>${message}</title><p>${message}</p><p><a href="">${texts('states.retry')}</a></p></html>`;
  return { message, page };
}

/** The answer at a door without room, at next to no cost: a page for browsers without scripts, and the catalogue's words for our own. */
export function turnAway(request: FastifyRequest, reply: FastifyReply, locale: Locale): FastifyReply {
  request.log.warn({ req: request, code: busy.code }, 'a request was turned away at a full door');
  const { message, page } = wordings[locale];
  reply.code(503).header('retry-after', retryAfter(busy));
  if (!request.headers.accept?.includes('text/html')) return reply.send({ error: { code: busy.code, message, requestId: request.id } });
  return reply.type('text/html; charset=utf-8').send(page);
}
