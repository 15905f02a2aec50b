import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** A page as guests are sent it: its bytes with the headers that belong to them. */
export interface CachedPage {
  readonly body: Buffer;
  readonly headers: Headers;
}

/** Tags a page, keeps it for the next guest who asks the same, and tells whether the browser that asks has a current copy. */
export type StorePage = (page: CachedPage) => boolean;

/**
 * Public pages in memory, so that many guests cost little more than one. The key is all that a page of a guest depends on: its address and the
 * whole Cookie header, since a later cookie may change it. A page lives for `seconds`, which is how long a change by another process may be
 * unseen; a change in the office of this process, or by its job, is seen at once. None is kept for 0 seconds.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage> | null;
  #changes = 0;

  constructor(seconds: number) {
    this.#pages =
      seconds === 0
        ? null
        : new LRUCache({
            ttl: seconds * 1000,
            maxSize: 20_000_000,
            maxEntrySize: 1_000_000,
            sizeCalculation: ({ body }, key) => body.byteLength + 2 * key.length,
          });
  }

  find(request: FastifyRequest): CachedPage | undefined {
    return request.method === 'GET' ? this.#pages?.get(keyOf(request)) : undefined;
  }

  /** Returns the function that stores the page of `request`. It stores nothing if the office has changed something meanwhile. */
  storeFor(request: FastifyRequest): StorePage {
    const changesBefore = this.#changes;
    return (page) => {
      // Weak, since the page may be sent compressed.
      page.headers.set('etag', `W/"${createHash('sha256').update(page.body).digest('base64url')}"`);
      const isForAll = request.method === 'GET' && !page.headers.has('set-cookie');
      if (isForAll && changesBefore === this.#changes) this.#pages?.set(keyOf(request), page);
      return isHeldBy(request, page);
    };
  }

  /** Forgets all pages if the request may have changed something in the office. */
  heed({ method, url }: FastifyRequest): void {
    if (method === 'GET' || method === 'HEAD' || !/^\/(?:admin|designer|forms-designer)\b/.test(url)) return;
    this.forget();
  }

  /** Forgets all pages, and stores none that is being made. */
  forget(): void {
    this.#changes += 1;
    this.#pages?.clear();
  }
}

/** Sends a page again, or says that the browser has it still. */
export function sendCachedPage(page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(Object.fromEntries(page.headers));
  return isHeldBy(request, page) ? reply.code(304).send() : reply.send(page.body);
}

function isHeldBy({ headers }: FastifyRequest, page: CachedPage): boolean {
  const held = (headers['if-none-match'] ?? '').split(',');
  return held.some((tag) => withoutWeakness(tag.trim()) === withoutWeakness(page.headers.get('etag') ?? ''));
}

function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '');
}

function keyOf({ protocol, host, url, headers }: FastifyRequest): string {
  return `${protocol}://${host}${url}\n${headers.cookie ?? ''}`;
}
