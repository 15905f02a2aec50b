/** Whoever is asking. The server builds it from the session; nothing else may. */
export type Actor =
  | { readonly kind: 'guest' }
  | { readonly kind: PersonRole; readonly userId: string; readonly onBehalfOf?: string }
  | { readonly kind: 'service'; readonly clientId: string } // another system with API credentials
  | { readonly kind: 'system'; readonly job: string }; // our own jobs; never made from a request

export const personRoles = ['investor', 'advisor', 'admin'] as const;
export type PersonRole = (typeof personRoles)[number];

/** Whether it is for the firm's own people: the office, as itself. Whoever looks on behalf of a client sees what the client sees. */
export function isOfTheFirm(actor: Actor): boolean {
  if (actor.kind === 'system') return true;
  return (actor.kind === 'admin' || actor.kind === 'advisor') && actor.onBehalfOf === undefined;
}

export const guest: Actor = { kind: 'guest' };

export function system(job: string): Actor {
  return { kind: 'system', job };
}
