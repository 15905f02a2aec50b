/** What kinds of things the database tells changes of (`tell_change`), each with ids: of people, of accounts, of portals. Threads are told of by account. */
export const changeKinds = ['notifications', 'people', 'accounts', 'threads', 'portals'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * What an open page is told: that something changed, and of what it may see. What it is now is asked for anew. `again` is said when something may have
 * been missed, `ended` when the session is over.
 */
export type LiveNews =
  | { readonly kind: 'notifications' | 'people' | 'again' | 'ended' }
  | { readonly kind: 'accounts' | 'threads' | 'portals'; readonly ids: readonly string[] };
