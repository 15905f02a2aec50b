import type { Scope } from './api-client/scope.ts';
import type { DelegatedArea } from './delegation/delegation.ts';

/** The caller. The server builds it from the session; nothing else may. */
export type Actor =
  | (OneselfAlone & { readonly kind: 'guest' })
  | { readonly kind: PersonRole; readonly userId: string; readonly onBehalfOf?: string }
  /** Someone whom a client let in, on a page of what they were let into: made for that page alone, from the delegation as it stands. */
  | (OneselfAlone & { readonly kind: 'delegate'; readonly userId: string } & Delegated)
  | (OneselfAlone & { readonly kind: 'service'; readonly clientId: string; readonly scopes: readonly Scope[] }) // with API credentials
  | (OneselfAlone & { readonly kind: 'system'; readonly job: string }); // our own jobs; never made from a request

interface OneselfAlone {
  readonly onBehalfOf?: undefined;
}

export interface Delegated {
  readonly delegationId: string;
  readonly accountId: string;
  readonly portfolioIds: readonly string[];
  readonly area: DelegatedArea;
}

export const personRoles = ['investor', 'advisor', 'admin'] as const;
export type PersonRole = (typeof personRoles)[number];

/** Returns true for the firm's own people, as themselves. An adviser who views as a client sees what the client sees. */
export function isOfTheFirm(actor: Actor): boolean {
  return actor.kind === 'system' || ((actor.kind === 'admin' || actor.kind === 'advisor') && !isOnBehalf(actor));
}

/** An administrator as themselves. */
export function isAdministrator(actor: Actor): boolean {
  return actor.kind === 'admin' && !isOnBehalf(actor);
}

/** Returns true if the actor views the portal as a client: they see what both of them may see and change nothing. */
export function isOnBehalf(actor: Actor): boolean {
  return actor.onBehalfOf !== undefined;
}

/** Returns true if pages are shown as a client sees them: to clients, their delegates, and anyone who views on behalf of a client. */
export function seesAsClient(actor: Actor): boolean {
  return actor.kind === 'investor' || actor.kind === 'delegate' || isOnBehalf(actor);
}

/** Whom things are counted of: the person or system that asks; all guests, and all of our own jobs, are one. */
export function idOfActor(actor: Actor): string {
  if ('userId' in actor) return actor.userId;
  return actor.kind === 'service' ? actor.clientId : actor.kind;
}

export const guest: Actor = { kind: 'guest' };

export function system(job: string): Actor {
  return { kind: 'system', job };
}
