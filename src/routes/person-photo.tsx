import { readPhoto } from '#server/operations/images/read-image.ts';
import { answer } from './answer.ts';
import { imageFile } from './image-file.ts';
import type { Route } from './+types/person-photo.ts';

export const loader = answer(async (visit, { params: { pictured, photo }, request }: Route.LoaderArgs) =>
  imageFile(await readPhoto(visit, { id: pictured, version: photo }), request),
);
