import { readAdviceOfClient } from '#server/operations/investment-advice/read-advice-of-client.ts';
import { AdviceOfClientView } from '#web/dashboard/investment-advice/advice-of-client-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handlePage } from '../route-handlers.ts';
import type { Route } from './+types/advice-of-client.ts';

/** Loads the result of an account's client, for those who look after the account. */
export const loader = handlePage(async (context, { params: { portal, account } }: Route.LoaderArgs) => ({
  portal,
  ...(await readAdviceOfClient(context, account)),
}));

export const handle = placed(({ name }: Route.ComponentProps['loaderData']) => ({ names: { adviceOfClient: name } }));

export default function AdviceOfClient({ loaderData }: Route.ComponentProps) {
  return <AdviceOfClientView {...loaderData} />;
}
