import { siteMapOf } from '#contracts/pages/site-map.ts';
import { handleRoute } from './route-handlers.ts';
import type { Route } from './+types/site-map.ts';

/** For whom the pages of the variant are: read before one is opened, so for everyone. */
export const loader = handleRoute((context, _args: Route.LoaderArgs) =>
  Promise.resolve(
    new Response(JSON.stringify(siteMapOf(context.variant)), {
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    }),
  ),
);
