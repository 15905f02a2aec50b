import { readOrganisationLogo } from '#server/operations/images/read-image.ts';
import { answer } from './answer.ts';
import { imageFile } from './image-file.ts';
import type { Route } from './+types/organisation-logo.ts';

export const loader = answer(async (visit, { params: { organisation, houseLogo }, request }: Route.LoaderArgs) =>
  imageFile(await readOrganisationLogo(visit, { id: organisation, version: houseLogo }), request),
);
