import { readClientAnswers } from '#server/operations/processes/read-client-answers.ts';
import { ClientAnswersView } from '#web/dashboard/processes/client-answers-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/process-answers.ts';

/** Loads what a client sent through a form of the portal, for those who look after the client. */
export const loader = handlePage(async (context, { params: { portal, submission } }: Route.LoaderArgs) => ({
  portal,
  sent: await readClientAnswers(context, submission),
}));

export const handle = placed(({ sent }: Route.ComponentProps['loaderData']) => ({ names: { processAnswers: sent.person } }));

export default function ProcessAnswers({ loaderData: { portal, sent } }: Route.ComponentProps) {
  return <ClientAnswersView portal={portal} sent={sent} />;
}
