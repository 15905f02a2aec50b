/** The destination of a welcome. */
export type WelcomePlace = 'portfolios' | 'clients' | 'library' | 'messages' | 'investmentAdvice';

/** The content of the welcome on the first page of a portal. */
export interface Welcome {
  readonly name: string;
  readonly places: readonly { readonly place: WelcomePlace; readonly href: string }[];
  /** The messages of the groups that the reader's accounts are in. */
  readonly messages: readonly string[];
  /** The reader's own accounts that have no external ID, by name. */
  readonly unlinked: readonly string[];
  /** ISO moment in UTC: of one sign-in it is shown once. */
  readonly signedInAt: string;
}
