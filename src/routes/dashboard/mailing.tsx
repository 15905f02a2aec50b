import { readMailing, stopMailing } from '#server/operations/threads/read-mailing.ts';
import { readThreads } from '#server/operations/threads/read-threads.ts';
import { MailingView } from '#web/dashboard/threads/mailing-view.tsx';
import { MessagesView } from '#web/dashboard/threads/messages-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handleRoute, handleForm } from '../route-handlers.ts';
import { formFields } from '../form-fields.ts';
import type { Route } from './+types/mailing.ts';

export const loader = handleRoute(async (context, { params }: Route.LoaderArgs) => ({
  portal: params.portal,
  mailing: await readMailing(context, params.mailing),
  threads: await readThreads(context, {}),
}));

export const action = handleForm(async (context, { request, params }: Route.ActionArgs) =>
  stopMailing(context, params.mailing, await formFields(request)),
);

export const handle = placed(({ mailing }: Route.ComponentProps['loaderData']) => ({ names: { mailing: mailing.subject } }));

export default function Mailing({ loaderData: { portal, mailing, threads }, actionData }: Route.ComponentProps) {
  return (
    <MessagesView portal={portal} page={threads} isWriting>
      <MailingView portal={portal} mailing={mailing} refusal={actionData && 'code' in actionData ? actionData.text : null} />
    </MessagesView>
  );
}
