import { seesAsClient } from '#domain/actor.ts';
import { abilities } from '#domain/policy.ts';
import { portalSettingsPolicy } from '#domain/portal/portal-policy.ts';
import { portfolioAddress } from '#domain/portfolio/portfolio-address.ts';
import type { Visit } from '../../visit.ts';

/** Where the navigation of a portal leads. Only what exists is named; the views give each kind its words and its icon. */
export type NavigationEntry =
  | { readonly kind: 'overview' | 'home' | 'settings'; readonly href: string }
  /** With how many there are. */
  | { readonly kind: 'waiting'; readonly href: string; readonly count: number }
  | { readonly kind: 'portfolio'; readonly href: string; readonly name: string };

const mostPortfolios = 12;

/** The overview and the accounts that wait for professionals; for investors their account and its portfolios. */
export async function readNavigation({ db, actor, variant, portal }: Visit): Promise<NavigationEntry[]> {
  const root = `/dashboard/${portal?.id ?? ''}`;
  if (!seesAsClient(actor)) {
    const count = await db.read((snapshot) => snapshot.unvalidatedAccounts.countWaiting(portal?.id ?? ''));
    const overview = variant.sections.clients ? [{ kind: 'overview', href: root } as const] : [];
    const mayKeep = portal !== null && abilities(portalSettingsPolicy, actor, portal).read;
    const settings = mayKeep ? [{ kind: 'settings', href: `${root}/settings` } as const] : [];
    return [...overview, { kind: 'waiting', href: `${root}/waiting`, count }, ...settings];
  }
  return db.read(async (snapshot) => {
    const accounts = await snapshot.portals.visibleAccountIds(portal?.id ?? '');
    const portfolios = variant.sections.portfolios ? await snapshot.portfolios.ofAccounts(accounts) : [];
    const [account] = accounts;
    const home = account && accounts.length === 1 ? `${root}/account/${account}` : root;
    const links = portfolios.slice(0, mostPortfolios).map((each) => ({
      kind: 'portfolio' as const,
      name: each.name,
      href: `${root}/portfolio/${portfolioAddress(variant.portfolioParameter, each)}`,
    }));
    return portfolios.length === 1 ? links : [{ kind: 'home', href: home }, ...links];
  });
}
