import type { MessagePort } from './message-port.ts';

/** Writes messages to the outbox table, with what they tell about. Nothing is left to deliver. */
export const outbox: MessagePort = {
  async send(tx, { channel, recipient, subject, body }) {
    await tx.outboxMessages.insert({ channel, recipient, subject, body });
    return async () => undefined;
  },
};
