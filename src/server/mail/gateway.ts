export type Channel = 'sms' | 'email';

/** A mail or a text message, ready to go: the words are already in the reader's language. */
export interface Message {
  /** The same whenever it is tried again. */
  readonly id: string;
  /** E-mail address or telephone number. */
  readonly recipient: string;
  /** Null for text messages. */
  readonly subject: string | null;
  readonly text: string;
  /** The same with the firm's looks; null for text messages. */
  readonly html: string | null;
  /** The picture that the HTML shows at `logoAddress`; none where it shows none. */
  readonly logo?: { readonly mediaType: string; readonly content: Buffer } | null;
}

/** The address of the logo inside of a mail: it comes along, so that nothing is loaded when it is read. */
export const logoAddress = 'cid:logo';

/** Hands messages of one channel over to anyone who delivers them. */
export interface Gateway {
  /** Done when the message was taken; whatever it throws, the message may be tried again. */
  send(message: Message): Promise<void>;
}

/** The ways out that this installation has: a gateway, or the outbox, where messages stay to be read. An absent channel is not offered to people. */
export type MessageGateways = Readonly<Partial<Record<Channel, Gateway | 'outbox'>>>;
