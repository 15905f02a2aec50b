import { data, redirect } from 'react-router';
import { insidePath } from '#domain/sign-in/inside-path.ts';
import { fillInStep } from '#server/operations/submissions/fill-in-step.ts';
import { readProcess } from '#server/operations/submissions/read-process.ts';
import { ProcessView } from '#web/dashboard/processes/process-view.tsx';
import { answer, answerForm } from '../answer.ts';
import { formFields } from '../form-fields.ts';
import { asOneself } from '../guards.ts';
import type { Route } from './+types/process.ts';

export const middleware = [asOneself];

export const loader = answer(async (visit, { params: { portal, process }, url }: Route.LoaderArgs) => {
  // The route goes by that name too.
  if (process === 'kyc') throw redirect(`/dashboard/${portal}/processes/onboarding${url.search}`);
  const page = await readProcess(visit, process);
  return {
    process: page,
    label: (page.kind === 'open' ? page.open : page).form.name[visit.locale],
    step: url.searchParams.get('step'),
    goOn: insidePath(url.searchParams.get('redirectTo'), `/dashboard/${portal}`),
  };
});

/** On to the next step, and at the end to the page without one, which shows what was handed in; back to a step, when something is wrong in it. */
export const action = answerForm(async (visit, { params, request, url }: Route.ActionArgs) => {
  const answered = await fillInStep(visit, params.process, await formFields(request));
  if (!('done' in answered)) return data(answered, { status: 'conflict' in answered ? 409 : 400 });
  const query = new URLSearchParams(url.searchParams);
  query.delete('step');
  if (answered.done === 'kept') query.set('step', answered.next);
  throw redirect(`${url.pathname}${query.size === 0 ? '' : `?${query}`}`);
});

export default function Process({ loaderData, actionData }: Route.ComponentProps) {
  return <ProcessView {...loaderData} answered={actionData ?? null} />;
}
