/** The choices of the firm for a message to a client. */
export interface MessageChoices {
  /** False where the client is not to be notified. */
  readonly notifies: boolean;
  /** True where the client’s library gets a copy. */
  readonly copies: boolean;
}

/** The choices of a client’s message, of a note, and of anyone who chooses nothing. */
export const usualChoices: MessageChoices = { notifies: true, copies: false };

/** Joins the choices of two messages that become one: it is silent, or copied, if one of them was. */
export function joinedChoices(one: MessageChoices, other: MessageChoices): MessageChoices {
  return { notifies: one.notifies && other.notifies, copies: one.copies || other.copies };
}
