import type { NewMessage } from '../../db/queries/portals/outgoing-messages.ts';
import type { Queries } from '../../db/queries.ts';
import type { MessageGateways } from '../../mail/gateway.ts';

/**
 * Writes a message with what it tells about, in the same transaction. After the commit the sending job is woken; where the channel has no
 * gateway the message is kept in the outbox.
 */
export async function postMessage(tx: Queries, gateways: MessageGateways, message: Omit<NewMessage, 'state'>): Promise<void> {
  await tx.outgoingMessages.insert({ ...message, state: stateOf(gateways, message.channel) });
}

function stateOf(gateways: MessageGateways, channel: NewMessage['channel']): 'kept' | 'queued' {
  const way = gateways[channel];
  if (!way) throw new Error(`This installation has no way out for messages by ${channel}.`);
  return way === 'outbox' ? 'kept' : 'queued';
}

/** Writes as much as `postMessage` does, of a message that no one gets: who waits for the answer cannot tell. */
export async function postToNobody(tx: Queries, message: Omit<NewMessage, 'state'>): Promise<void> {
  await tx.outgoingMessages.insert({ ...message, text: null, content: null, state: 'dead' });
}
