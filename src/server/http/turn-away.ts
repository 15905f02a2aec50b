import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#contracts/ids.ts';
import { AppError } from '#domain/errors.ts';
import { retryAfter } from '#domain/retry-after.ts';
import { textsIn } from '#wording/catalogues.ts';

/** The answer at a door without room, at next to no cost: a page for browsers without scripts, and the catalogue's words for our own. */
export function turnAway(request: FastifyRequest, reply: FastifyReply, locale: Locale): FastifyReply {
  const busy = new AppError('server-busy');
  request.log.warn({ req: request, code: busy.code }, 'a request was turned away at a full door');
  const texts = textsIn[locale];
  const message = texts(`error.${busy.code}`);
  reply.code(503).header('retry-after', retryAfter(busy));
  if (!request.headers.accept?.includes('text/html')) return reply.send({ error: { code: busy.code, message, requestId: request.id } });
  const page = `<!doctype html><html lang="${locale}"><title>${message}</title><p>${message}</p><p><a href="">${texts('states.retry')}</a></p></html>`;
  return reply.type('text/html; charset=utf-8').send(page);
}
