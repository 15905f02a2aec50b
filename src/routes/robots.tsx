import { handleRoute } from './route-handlers.ts';
import type { Route } from './+types/robots.ts';

/** Search engines read the public site; everything else asks them to sign in. */
export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => {
  const closed = ['/admin/', '/dashboard/', '/profile/', '/shared/', '/portals', '/login', '/signup', '/dev/'].map(
    (path) => `Disallow: ${path}`,
  );
  const body = ['User-agent: *', ...closed, `Sitemap: ${context.auth.services.origin}/sitemap.xml`, ''].join('\n');
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
});
