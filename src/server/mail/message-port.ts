import type { Queries } from '../db/queries.ts';

export type Channel = 'sms' | 'email';

/** A mail or a text message, ready to go: the words are already in the reader's language. */
export interface Message {
  readonly channel: Channel;
  /** E-mail address or telephone number. */
  readonly recipient: string;
  /** Null for text messages. */
  readonly subject: string | null;
  readonly body: string;
}

/** What is left to do when the transaction that wrote the message has been committed. */
export type Delivery = () => Promise<void>;

/** The way out for messages of one channel. */
export interface MessagePort {
  /** Takes the message within the transaction of what it tells about; the returned delivery runs after the commit. */
  send(tx: Queries, message: Message): Promise<Delivery>;
}

/** The ways out that this installation has. A channel that is absent is not offered to people. */
export type MessagePorts = Readonly<Partial<Record<Channel, MessagePort>>>;
