import { mediaAction, readMediaChoices } from '#server/operations/media/choose-media.ts';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/media-choices.ts';

/** The media that the dialog shows. */
export const loader = handleRoute(async (visit, _args: Route.LoaderArgs) => Response.json(await readMediaChoices(visit)));

export const action = handleForm(async (visit, { request }: Route.ActionArgs) => mediaAction(visit, await formFields(request)));
