import { readOutbox } from '#server/operations/outbox/read-outbox.ts';
import { OutboxPage } from '#web/site/outbox-page.tsx';
import type { Route } from './+types/outbox.ts';
import { handleRoute } from './route-handlers.ts';

export const loader = handleRoute(async ({ auth, variant }, _args: Route.LoaderArgs) => {
  const messages = await readOutbox(auth.database);
  return {
    messages: messages.map(({ id, createdAt: at, channel, recipient, subject, text }) => ({
      id,
      at,
      channel,
      recipient,
      subject,
      body: text ?? '',
    })),
    timeZone: variant.timeZone,
  };
});

export default function Outbox({ loaderData }: Route.ComponentProps) {
  return <OutboxPage {...loaderData} />;
}
