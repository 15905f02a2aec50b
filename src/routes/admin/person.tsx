import { answerPersonForm } from '#server/operations/people-admin/answer-person-form.ts';
import { readPerson } from '#server/operations/people-admin/read-people.ts';
import { orBusy } from '#web/lib/or-busy.ts';
import { PersonView } from '#web/dashboard/people-admin/person-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import { orConflict } from '../or-conflict.ts';
import type { Route } from './+types/person.ts';

export const loader = answer(async (visit, { params }: Route.LoaderArgs) => readPerson(visit, params.person));

export const action = answerForm(async (visit, { params, request }: Route.ActionArgs) =>
  orConflict(await answerPersonForm(visit, params.person, await formFields(request))),
);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orBusy(serverAction);

export const handle = placed((person: Route.ComponentProps['loaderData']) => ({ names: { person: person.name } }));

export default function Person({ loaderData }: Route.ComponentProps) {
  return <PersonView person={loaderData} />;
}
