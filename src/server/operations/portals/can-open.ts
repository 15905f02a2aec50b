import type { Who } from '#contracts/pages/page.ts';
import { isAdministrator, isOfTheFirm, isOnBehalf } from '#domain/actor.ts';
import type { RequestContext } from '../../request-context.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'hasOutbox' | 'isPaper' | 'portal' | 'variant'>;

/** Returns true if the request may open a page meant for `who`. The request has already passed the access check of the page's portal. */
export const canOpen: Readonly<Record<Who, (context: Asking) => boolean | Promise<boolean>>> = {
  everybody: () => true,
  signedIn: ({ actor }) => actor.kind !== 'guest',
  oneself: ({ actor }) => actor.kind !== 'guest' && !isOnBehalf(actor),
  client: ({ actor }) => actor.kind === 'investor',
  delegate: async ({ actor, db }) =>
    actor.kind === 'investor' && !isOnBehalf(actor) && (await db.read(({ delegations }) => delegations.areOpenToActor())),
  administrator: ({ actor }) => isAdministrator(actor),
  signedInAdministrator: ({ actor }) => isAdministrator(actor),
  member: ({ portal }) => portal !== null,
  memberAsOneself: ({ actor, portal }) => portal !== null && !isOnBehalf(actor),
  withPortfolio: ({ db, portal }) => db.read((snapshot) => snapshot.portfolios.areThereOn(portal?.id ?? '')),
  withProjections: async ({ db, portal, variant }) =>
    variant.projection !== null && (await db.read((snapshot) => snapshot.projections.accountsOn(portal?.id ?? '', 1))).length > 0,
  professional: ({ actor }) => isOfTheFirm(actor),
  printer: ({ isPaper }) => isPaper,
  mailer: () => false,
  inDemo: ({ hasOutbox }) => hasOutbox,
  developer: () => false,
};
