import { readPhoto } from '#server/operations/images/read-image.ts';
import { handleRoute } from './route-handlers.ts';
import { imageFile } from './image-file.ts';
import type { Route } from './+types/person-photo.ts';

export const loader = handleRoute(async (context, { params: { pictured, photo }, request }: Route.LoaderArgs) =>
  imageFile(await readPhoto(context, { id: pictured, version: photo }), request),
);
