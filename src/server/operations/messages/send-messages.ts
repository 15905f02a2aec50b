import type { MailContent } from '#contracts/mail.ts';
import { system } from '#domain/actor.ts';
import { retryMinutes } from '#domain/messages/retry-minutes.ts';
import type { ActorDatabase, Database } from '../../db/database.ts';
import type { OutgoingMessage } from '../../db/queries/portals/outgoing-messages.ts';
import { logoAddress, type MessageGateways } from '../../mail/gateway.ts';

/** The services that sending needs. */
export interface Sender {
  readonly db: Database;
  readonly gateways: MessageGateways;
  /** The HTML of a mail of this firm. */
  readonly render: (content: MailContent, logo: string | null) => Promise<string>;
  /** Receives each message that could not be handed over, without its text. */
  readonly onFailure: (failure: { readonly id: string; readonly kind: string; readonly attempts: number; readonly err: unknown }) => void;
}

const atOnce = 10;

/**
 * Hands over whatever is due and has a gateway here. Claimed messages are no one else's, however many processes do this; one that fails is
 * tried again with a growing delay, one that was claimed by a process that died, after its lease.
 */
export async function sendMessages({ db, gateways, render, onFailure }: Sender): Promise<{ readonly sent: number }> {
  const database = db.as(system('send-messages'));
  await database.writeUnaudited('outgoing-messages', (tx) => tx.outgoingMessages.expire());
  const channels = (['email', 'sms'] as const).filter((channel) => typeof gateways[channel] === 'object');
  if (channels.length === 0) return { sent: 0 };
  let sent = 0;
  for (;;) {
    const due = await database.writeUnaudited('outgoing-messages', (tx) => tx.outgoingMessages.claim(channels, atOnce));
    const outcomes = await Promise.all(due.map((message) => handOver(message, { database, gateways, render, onFailure })));
    sent += outcomes.filter(Boolean).length;
    if (due.length < atOnce) return { sent };
  }
}

interface HandingOver extends Omit<Sender, 'db'> {
  readonly database: ActorDatabase;
}

/** Returns true if the gateway accepted the message. */
async function handOver(message: OutgoingMessage, { database, gateways, render, onFailure }: HandingOver): Promise<boolean> {
  const { id, kind, channel, recipient, subject, text, content, attempts, portalId } = message;
  try {
    const way = gateways[channel];
    if (typeof way !== 'object' || text === null) throw new Error(`There is no gateway for messages by ${channel}.`);
    const logo = content && portalId ? await database.read(({ images }) => images.find({ portalId })) : null;
    const html = content && (await render(content, logo && logoAddress));
    await way.send({ id, recipient, subject, text, html, logo });
  } catch (err) {
    onFailure({ id, kind, attempts, err });
    await database.writeUnaudited('outgoing-messages', (tx) => tx.outgoingMessages.putBack(id, retryMinutes(attempts)));
    return false;
  }
  await database.writeUnaudited('outgoing-messages', (tx) => tx.outgoingMessages.markSent(id));
  return true;
}
