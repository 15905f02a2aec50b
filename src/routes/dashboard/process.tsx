import { data, href, redirect } from 'react-router';
import { insidePath } from '#domain/sign-in/inside-path.ts';
import { fillInStep } from '#server/operations/submissions/fill-in-step.ts';
import { readProcess } from '#server/operations/submissions/read-process.ts';
import { ProcessView } from '#web/dashboard/processes/process-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/process.ts';

/** Loads the form. The address names the step of an open form, so that progress elsewhere does not move the reader to another step. */
export const loader = handleRoute(async (context, { params: { portal, process }, url }: Route.LoaderArgs) => {
  const page = await readProcess(context, process);
  const step = url.searchParams.get('step');
  if (page.kind === 'open' && step === null) throw redirect(addressOf(url, page.open.furthest));
  return {
    process: page,
    name: (page.kind === 'open' ? page.open : page).form.name[context.locale],
    step,
    goOn: insidePath(url.searchParams.get('redirectTo'), href('/dashboard/:portal', { portal })),
  };
});

/** On to the next step, and at the end to the page without one, which shows what was handed in; back to a step, when something is wrong in it. */
export const action = handleForm(async (context, { params, request, url }: Route.ActionArgs) => {
  const answered = await fillInStep(context, params.process, await formFields(request));
  if (!('done' in answered)) return data(answered, { status: 'conflict' in answered ? 409 : 400 });
  throw redirect(addressOf(url, answered.done === 'kept' ? answered.next : null));
});

/** The same page at a step, or without one. */
function addressOf({ pathname, searchParams }: URL, step: string | null): string {
  const query = new URLSearchParams(searchParams);
  query.delete('step');
  if (step !== null) query.set('step', step);
  return `${pathname}${query.size === 0 ? '' : `?${query}`}`;
}

export const handle = placed(({ name }: Route.ComponentProps['loaderData']) => ({ names: { process: name } }));

export default function Process({ loaderData, actionData }: Route.ComponentProps) {
  return <ProcessView {...loaderData} answered={actionData ?? null} />;
}
