import { answerDelegatesForm } from '#server/operations/delegations/answer-delegates-form.ts';
import { readDelegatesOf } from '#server/operations/delegations/read-delegates.ts';
import { DelegatesView } from '#web/dashboard/delegates/delegates-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/account-delegates.ts';

export const loader = answer((visit, { params }: Route.LoaderArgs) => readDelegatesOf(visit, params.account));

export const action = answerForm(async (visit, { request }: Route.ActionArgs) => answerDelegatesForm(visit, await formFields(request)));

export const handle = placed((page: Route.ComponentProps['loaderData']) => ({ names: { account: page.accounts[0]?.name ?? '' } }));

export default function AccountDelegates({ loaderData, actionData }: Route.ComponentProps) {
  return <DelegatesView page={loaderData} answer={actionData ?? null} />;
}
