import { readLogo } from '#server/operations/images/read-image.ts';
import { handleRoute } from './route-handlers.ts';
import { imageFile } from './image-file.ts';
import type { Route } from './+types/portal-logo.ts';

/** For everyone, as the portal's name is. */
export const loader = handleRoute(async (context, { params: { portal, logo }, request }: Route.LoaderArgs) =>
  imageFile(await readLogo(context, { id: portal, version: logo }), request),
);
