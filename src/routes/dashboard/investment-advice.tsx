import { data, redirect } from 'react-router';
import { AdviceQuery } from '#contracts/investment-advice.ts';
import { isOfTheFirm } from '#domain/actor.ts';
import { answerQuestions } from '#server/operations/investment-advice/answer-questions.ts';
import { readAdvice } from '#server/operations/investment-advice/read-advice.ts';
import { readAdvisedClients } from '#server/operations/investment-advice/read-advised-clients.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { AdvisedClientsView } from '#web/dashboard/investment-advice/advised-clients-view.tsx';
import { ClientAdviceView } from '#web/dashboard/investment-advice/client-advice-view.tsx';
import { handleForm, handlePage } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/investment-advice.ts';

/** Loads the list of clients for the firm's people, and for clients their own questions or result. The address names the step that is answered. */
export const loader = handlePage(async (context, { params: { portal }, url }: Route.LoaderArgs) => {
  const at = { portal, path: url.pathname };
  if (isOfTheFirm(context.actor)) {
    const list = await readAdvisedClients(context, parseQuery(AdviceQuery, url.searchParams));
    return { ...at, list, advice: null, step: null };
  }
  const step = url.searchParams.get('step');
  return { ...at, list: null, advice: await readAdvice(context, { isAnswering: step !== null }), step };
});

/** Goes to the next step, and from the last one to the result. */
export const action = handleForm(async (context, { request, url: { pathname } }: Route.ActionArgs) => {
  const answered = await answerQuestions(context, await formFields(request));
  if (!('done' in answered)) return data(answered, { status: 'conflict' in answered ? 409 : 400 });
  throw redirect(answered.done === 'kept' ? `${pathname}?${new URLSearchParams({ step: answered.next })}` : pathname);
});

export default function InvestmentAdvice({ loaderData: { list, advice, ...at }, actionData }: Route.ComponentProps) {
  if (list) return <AdvisedClientsView {...at} list={list} />;
  return <ClientAdviceView {...at} advice={advice} answered={actionData ?? null} />;
}
