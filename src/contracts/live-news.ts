/** The kinds of changes that the database announces (`tell_change`), each with the ids of people, accounts or portals. Changes to threads carry account ids. */
export const changeKinds = ['notifications', 'people', 'accounts', 'threads', 'portals'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * The notices to an open page: something that it may see has changed. The page then fetches the current state. `again` means that notices may have been
 * missed, `ended` that the session is over.
 */
export type LiveNews =
  | { readonly kind: 'notifications' | 'people' | 'again' | 'ended' }
  | { readonly kind: 'accounts' | 'threads' | 'portals'; readonly ids: readonly string[] };
