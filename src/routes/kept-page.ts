import { createHash } from 'node:crypto';
import type { EntryContext } from 'react-router';
import type { RequestContext } from '#server/request-context.ts';
import { still } from '#web/site/public/still.ts';

interface Rendered {
  readonly request: Request;
  readonly status: number;
  readonly router: Pick<EntryContext, 'routeModules' | 'staticHandlerContext'>;
}

/** Tells whether a guest's browser may keep a page: one of the public site that is the same for each guest with the same cookies. */
export function isKeptPage({ request, status, router }: Rendered, { actor }: Pick<RequestContext, 'actor'>): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const shown = router.staticHandlerContext.matches.at(-1)?.route.id ?? '';
  return isRead && status === 200 && actor.kind === 'guest' && router.routeModules[shown]?.handle === still;
}

/**
 * The answer with a kept page. A browser may keep it, no one on the way, and asks each time whether it may show it still: then it is not sent
 * again. The tag is weak, since the page may be sent compressed.
 */
export function keptPage(page: Buffer, request: Request, headers: Headers): Response {
  const tag = `"${createHash('sha256').update(page).digest('base64url')}"`;
  headers.set('etag', `W/${tag}`);
  headers.set('cache-control', 'private, no-cache');
  headers.append('vary', 'cookie');
  const isKept = (request.headers.get('if-none-match') ?? '').split(',').some((kept) => kept.trim().replace(/^W\//, '') === tag);
  return isKept ? new Response(null, { status: 304, headers }) : new Response(new Uint8Array(page), { status: 200, headers });
}
