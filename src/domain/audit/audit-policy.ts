import { isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** The trail is for administrators; an adviser who views as a client sees what the client sees. */
export const auditPolicy: Policy<object, 'read'> = {
  read: isAdministrator,
};

/** Who looked at one's data is told to the client whose data it is. */
export const accessLogPolicy: Policy<object, 'read'> = {
  read: (actor) => actor.kind === 'investor',
};
