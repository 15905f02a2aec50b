import type { EntryContext } from 'react-router';
import type { RequestContext } from '#server/request-context.ts';
import { still } from '#web/site/public/still.ts';

interface Rendered {
  readonly request: Request;
  readonly status: number;
  readonly router: Pick<EntryContext, 'routeModules' | 'staticHandlerContext'>;
}

/** Tells whether a page may be kept, by a guest's browser and for other guests: one of the public site, the same for all with the same cookies. */
export function isCacheable({ request, status, router }: Rendered, { actor }: Pick<RequestContext, 'actor'>): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const shown = router.staticHandlerContext.matches.at(-1)?.route.id ?? '';
  return isRead && status === 200 && actor.kind === 'guest' && router.routeModules[shown]?.handle === still;
}

/** Answers with a page that the browser may keep and no proxy may. The browser asks each time whether its copy is current, and is then not sent it again. */
export function cachePage(body: Buffer, headers: Headers, { storePage }: Pick<RequestContext, 'storePage'>): Response {
  headers.set('cache-control', 'private, no-cache');
  headers.append('vary', 'cookie');
  return storePage({ body, headers })
    ? new Response(null, { status: 304, headers })
    : new Response(new Uint8Array(body), { status: 200, headers });
}
