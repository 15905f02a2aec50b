import type { Actor } from '#domain/actor.ts';
import type { Unaudited } from '#domain/audit/unaudited.ts';
import { AccessRefused } from '#domain/errors.ts';

/** The work of the system by which someone stops to look on behalf of a client. */
export const messageGateways = { stopViewing: 'stop-viewing', signOut: 'sign-out' } as const;

const jobs: ReadonlySet<string> = new Set(Object.values(messageGateways));

/**
 * An adviser who views as a client changes nothing, whoever it is asked as: but for the ways out of it and the clock of the session.
 *
 * @throws AccessRefused `view-only`
 */
export function refuseViewers(actor: Actor, why?: Unaudited): void {
  if (why === 'session-clock' || (actor.kind === 'system' && jobs.has(actor.job))) return;
  throw new AccessRefused('view-only');
}
