import { mediaAction, readMediaChoices } from '#server/operations/media/choose-media.ts';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/media-choices.ts';

/** The media that the dialog shows. */
export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => Response.json(await readMediaChoices(context)));

export const action = handleForm(async (context, { request }: Route.ActionArgs) => mediaAction(context, await formFields(request)));
