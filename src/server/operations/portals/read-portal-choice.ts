import { href } from 'react-router';
import { logoPath } from '#contracts/admin/images.ts';
import { isAdministrator, system } from '#domain/actor.ts';
import { AccessRefused } from '#domain/errors.ts';
import type { RequestContext } from '../../request-context.ts';
import { canCreatePortal } from './can-create-portal.ts';
import { canOpen } from './can-open.ts';

/** A portal among several. */
interface ChoosablePortal {
  readonly id: string;
  readonly name: string;
  readonly subtitle: string | null;
  /** The address of its logo; null where it has none. */
  readonly logo: string | null;
}

/** A portal where someone's account waits to be validated, and whom to ask there. */
interface AwaitedPortal {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
}

/** The destinations of a user who has signed in. */
export type PortalChoice =
  | { readonly kind: 'go'; readonly href: string }
  | { readonly kind: 'choose'; readonly portals: readonly ChoosablePortal[]; readonly canCreate: boolean }
  | { readonly kind: 'wait'; readonly portals: readonly AwaitedPortal[] };

/**
 * Returns a user's destination after signing in: the portal's overview for professionals, their home there for investors; a choice if there
 * are several portals; the waiting page if the only account is to be validated; and for administrators without a portal the form for one.
 *
 * @throws AccessRefused `no-active-account` for someone who is on no portal.
 */
export async function readPortalChoice(context: Pick<RequestContext, 'db' | 'actor' | 'variant' | 'auth'>): Promise<PortalChoice> {
  const { db, actor, variant } = context;
  const { visible, logos } = await db.read(async ({ portals, images }) => {
    const found = await portals.visible();
    const ids = found.map(({ id }) => id);
    return { visible: found, logos: await images.versionsOf('portalId', ids) };
  });
  const [portal] = visible;
  // The first portal of a firm is made by anyone who sees all of them, and there are none.
  if (!portal) return isAdministrator(actor) ? { kind: 'go', href: href('/portals/new') } : waitOrRefuse(context);
  if (visible.length > 1 && variant.maxPortals !== 1) {
    const portals = visible.map(({ id, name, subtitle }) => ({ id, name, subtitle, logo: logoPath(id, logos.get(id)) }));
    return { kind: 'choose', portals, canCreate: await canCreatePortal(context) };
  }
  return { kind: 'go', href: href('/dashboard/:portal', { portal: portal.id }) };
}

/** Returns true if a user on no portal is a delegate of a client's portfolios. */
async function isDelegate({ actor, db, variant }: Pick<RequestContext, 'actor' | 'db' | 'variant'>): Promise<boolean> {
  return canOpen.delegate({ actor, db, variant, hasOutbox: false, isPaper: false, portal: null });
}

/**
 * Returns the delegate's page, or the waiting page of a client whose account is to be validated. The system reads that account, because
 * row-level security hides it from its client.
 */
async function waitOrRefuse(context: Pick<RequestContext, 'actor' | 'db' | 'auth' | 'variant'>): Promise<PortalChoice> {
  if (await isDelegate(context)) return { kind: 'go', href: href('/shared') };
  const { actor, auth } = context;
  const userId = actor.kind === 'investor' ? actor.userId : null;
  const portals =
    userId === null ? [] : await auth.database.as(system('sign-in')).read((snapshot) => snapshot.unvalidatedAccounts.portalsOf(userId));
  if (portals.length === 0) throw new AccessRefused('no-active-account', { portal: '' });
  return { kind: 'wait', portals };
}
