import { readOutbox } from '#server/operations/outbox/read-outbox.ts';
import { OutboxPage } from '#web/site/outbox-page.tsx';
import type { Route } from './+types/outbox.ts';
import { answer } from './answer.ts';

export const loader = answer(async ({ entrance, variant }, _args: Route.LoaderArgs) => {
  const messages = await readOutbox(entrance.database);
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
