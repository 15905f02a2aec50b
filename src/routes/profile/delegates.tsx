import { answerDelegatesForm } from '#server/operations/delegations/answer-delegates-form.ts';
import { readOwnDelegates } from '#server/operations/delegations/read-delegates.ts';
import { DelegatesView } from '#web/dashboard/delegates/delegates-view.tsx';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/delegates.ts';

export const loader = answer((visit, _args: Route.LoaderArgs) => readOwnDelegates(visit));

export const action = answerForm(async (visit, { request }: Route.ActionArgs) => answerDelegatesForm(visit, await formFields(request)));

export default function Delegates({ loaderData, actionData }: Route.ComponentProps) {
  return <DelegatesView page={loaderData} answer={actionData ?? null} />;
}
