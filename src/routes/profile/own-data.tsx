import { exportOwnData } from '#server/operations/people/export-own-data.ts';
import { handleRoute } from '../route-handlers.ts';
import { textStream } from '../text-stream.ts';
import type { Route } from './+types/own-data.ts';

/** Returns the stored data about the caller as a file. */
export const loader = handleRoute(
  async (context, _args: Route.LoaderArgs) =>
    new Response(textStream(await exportOwnData(context)), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="my-data.json"',
        'cache-control': 'no-store',
      },
    }),
);
