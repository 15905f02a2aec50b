import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** The trail is for administrators; an adviser who views as a client sees what the client sees. */
export const auditPolicy: Policy<object, 'read'> = {
  read: isAdministrator,
};

/** Clients see the log of who looked at their data. */
export const accessLogPolicy: Policy<object, 'read'> = {
  read: (actor) => actor.kind === 'investor',
};
