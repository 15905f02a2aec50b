import { answerMediaForm, readMediaChoices } from '#server/operations/media/choose-media.ts';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/media-choices.ts';

/** The media that the dialog shows. */
export const loader = answer(async (visit, _args: Route.LoaderArgs) => Response.json(await readMediaChoices(visit)));

export const action = answerForm(async (visit, { request }: Route.ActionArgs) => answerMediaForm(visit, await formFields(request)));
