import { exportLayouts } from '#server/operations/import/wizard/map/layout-file.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/import-layouts-json.ts';

/** Saved layouts as a file, for another firm or another installation. */
export const loader = handleRoute(
  async (context, { url }: Route.LoaderArgs) =>
    new Response(await exportLayouts(context, url.searchParams.get('layout')), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="import-layouts.json"',
        'cache-control': 'no-store',
      },
    }),
);
