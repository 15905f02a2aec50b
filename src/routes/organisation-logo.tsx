import { readOrganisationLogo } from '#server/operations/images/read-image.ts';
import { handleRoute } from './route-handlers.ts';
import { imageFile } from './image-file.ts';
import type { Route } from './+types/organisation-logo.ts';

export const loader = handleRoute(async (context, { params: { organisation, houseLogo }, request }: Route.LoaderArgs) =>
  imageFile(await readOrganisationLogo(context, { id: organisation, version: houseLogo }), request),
);
