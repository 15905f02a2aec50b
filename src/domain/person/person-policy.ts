import { type Actor, isAdministrator } from '../actor.ts';
import type { Policy } from '../policy.ts';

/** People see and change what is known of them; of others administrators do. */
export const personPolicy: Policy<{ readonly id: string }, 'read' | 'edit' | 'vouch' | 'goElsewhere'> = {
  read: (actor, person) => actor.kind === 'admin' || isSelf(actor, person),
  edit: (actor, person) => actor.kind === 'admin' || isSelf(actor, person),
  /** Confirms that the address is that person's; no one may confirm their own. */
  vouch: (actor, person) => actor.kind === 'admin' && !isSelf(actor, person),
  /** Takes the sign-in along to another place by a link. */
  goElsewhere: isSelf,
};

function isSelf(actor: Actor, { id }: { readonly id: string }): boolean {
  return 'userId' in actor && actor.userId === id;
}

/** The people of the firm are the business of its administrators; no one disables, promotes or frees of PINs themselves. */
export const peopleAdminPolicy: Policy<{ readonly id: string | null }, 'read' | 'make' | 'describe' | 'govern'> = {
  read: isAdministrator,
  /** Another one, who is invited. */
  make: isAdministrator,
  /** Name, title, job, organisation, photo: nothing that someone may do by it. */
  describe: isAdministrator,
  govern: (actor, person) => isAdministrator(actor) && person.id !== null && !isSelf(actor, { id: person.id }),
};
