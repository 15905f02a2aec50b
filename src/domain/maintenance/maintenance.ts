import { type Actor, isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** While it is there the dashboards and the API are closed to everyone but administrators. Moments in UTC, ISO 8601. */
export interface Maintenance {
  readonly since: string;
  /** Expected end; null if unknown. */
  readonly until: string | null;
  /** The firm's message about it. */
  readonly words: string | null;
}

/** Closing, opening again, and deleting what is kept beside the ledger, is for administrators as themselves. */
export const maintenancePolicy: Policy<object, 'read' | 'change'> = { read: isAdministrator, change: isAdministrator };

/** Returns true if maintenance shuts the actor out: everyone except administrators and the system. */
export function isShutOut(actor: Actor, maintenance: Maintenance | null): boolean {
  return maintenance !== null && actor.kind !== 'system' && !isAdministrator(actor);
}
