import type { MessageField } from '#contracts/threads.ts';
import { type MessageChoices, usualChoices } from '#domain/thread/message-choices.ts';

/** A form that was refused, with what was typed. */
export interface MessageRefusal {
  readonly code: string;
  readonly text: string;
  readonly typed?: Readonly<Record<string, string>>;
}

const fieldOf: Readonly<Record<string, MessageField>> = {
  'recipient-required': 'recipient',
  'client-cannot-read': 'recipient',
  'account-not-found': 'recipient',
  'subject-required': 'subject',
  'subject-too-long': 'subject',
  'message-required': 'text',
  'message-too-long': 'text',
};

interface ShownRefusal {
  readonly typed: Readonly<Record<string, string>>;
  readonly errorOf: (field: MessageField) => string | undefined;
  /** The refusal that belongs to no field; null if there is none. */
  readonly elsewhere: string | null;
}

/** Returns the place of each refusal, and the typed values to restore. */
export function shownRefusal(refusal: MessageRefusal | null): ShownRefusal {
  const { code = '', text = '', typed = {} } = refusal ?? {};
  const field = fieldOf[code] ?? null;
  return { typed, errorOf: (name) => (field === name ? text : undefined), elsewhere: refusal && field === null ? text : null };
}

/** Returns the choices that a form begins with: as they were sent, else as the draft has them, else the usual ones. */
export function choicesOf({ notify, copy }: ShownRefusal['typed'], draft: MessageChoices | null): MessageChoices {
  const { notifies, copies } = draft ?? usualChoices;
  return { notifies: notify === undefined ? notifies : notify !== 'no', copies: copy === undefined ? copies : copy === 'yes' };
}
