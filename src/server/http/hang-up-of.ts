import type { FastifyReply } from 'fastify';

/** Aborts when the connection closes before the answer is whole. Fastify's own signal aborts as soon as a body has been read. */
export function hangUpOf({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
