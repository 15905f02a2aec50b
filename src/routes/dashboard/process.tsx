import { data, href, redirect } from 'react-router';
import { processOf } from '#contracts/processes.ts';
import { insidePath } from '#domain/sign-in/inside-path.ts';
import { readDesignedProcess } from '#server/operations/processes/read-designed-process.ts';
import { sendProcess } from '#server/operations/processes/send-process.ts';
import { fillInStep } from '#server/operations/submissions/fill-in-step.ts';
import { readProcess } from '#server/operations/submissions/read-process.ts';
import type { RequestContext } from '#server/request-context.ts';
import { DesignedProcessView } from '#web/dashboard/processes/designed-process-view.tsx';
import { ProcessView } from '#web/dashboard/processes/process-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields, pickTypedFields } from '../form-fields.ts';
import type { Route } from './+types/process.ts';

/** Asks for what the reader has sent through a form of the firm. */
const sentParameter = 'sent';

/** Loads the form: one that is fixed in code, else one that the firm has designed. */
export const loader = handleRoute(async (context, { params, url }: Route.LoaderArgs) => {
  if (processOf(params.process) !== null) return { designed: null, ...(await loadFixed(context, params, url)) };
  const designed = await readDesignedProcess(context, params.process, url.searchParams.has(sentParameter));
  return { designed, portal: params.portal, name: designed.kind === 'asked' ? designed.form.title : designed.title };
});

/** The address names the step of an open form, so that progress elsewhere does not move the reader to another step. */
async function loadFixed(context: RequestContext, { portal, process }: Route.LoaderArgs['params'], url: URL) {
  const page = await readProcess(context, process);
  const step = url.searchParams.get('step');
  if (page.kind === 'open' && step === null) throw redirect(addressOf(url, page.open.furthest));
  return {
    process: page,
    name: (page.kind === 'open' ? page.open : page).form.name[context.locale],
    step,
    goOn: insidePath(url.searchParams.get('redirectTo'), href('/dashboard/:portal', { portal })),
  };
}

/** On to the next step, and at the end to the page without one, which shows what was handed in; back to a step, when something is wrong in it. */
export const action = handleForm(async (context, { params, request, url }: Route.ActionArgs, keep) => {
  const fields = await formFields(request);
  if (processOf(params.process) === null) {
    keep(fields);
    const problems = await sendProcess(context, params.process, fields);
    if (problems === null) throw redirect(`${url.pathname}?${sentParameter}`);
    return data({ asked: { problems, typed: pickTypedFields(fields) } }, { status: 400 });
  }
  const answered = await fillInStep(context, params.process, fields);
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
  const refused = actionData === undefined || 'asked' in actionData ? null : actionData;
  if (loaderData.designed === null) return <ProcessView {...loaderData} answered={refused} />;
  const { designed, portal } = loaderData;
  const asked = actionData && 'asked' in actionData ? actionData.asked : null;
  return <DesignedProcessView {...{ designed, portal }} answered={asked ?? (refused && 'text' in refused ? refused : null)} />;
}
