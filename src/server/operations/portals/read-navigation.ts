import { projectionsPath } from '#contracts/projections-path.ts';
import { seesAsClient } from '#domain/actor.ts';
import { abilities } from '#domain/policy.ts';
import { portalSettingsPolicy } from '#domain/portal/portal-policy.ts';
import { portfolioAddress } from '#domain/portfolio/portfolio-address.ts';
import type { Queries } from '../../db/queries.ts';
import type { Visit } from '../../visit.ts';

/** Where the navigation of a portal leads. Only what exists is named; the views give each kind its words and its icon. */
export type NavigationEntry =
  | { readonly kind: 'overview' | 'home' | 'invitations' | 'settings' | 'projections'; readonly href: string }
  /** With how many there are. */
  | { readonly kind: 'waiting'; readonly href: string; readonly count: number }
  | { readonly kind: 'portfolio'; readonly href: string; readonly name: string };

const mostPortfolios = 12;

/** The overview and the accounts that wait for professionals; for investors their account, its portfolios, and the tools that are there for them. */
export async function readNavigation({ db, actor, variant, portal }: Visit): Promise<NavigationEntry[]> {
  const root = `/dashboard/${portal?.id ?? ''}`;
  if (!seesAsClient(actor)) {
    const count = await db.read((snapshot) => snapshot.unvalidatedAccounts.countWaiting(portal?.id ?? ''));
    const overview = variant.sections.clients ? [{ kind: 'overview', href: root } as const] : [];
    const mayKeep = portal !== null && abilities(portalSettingsPolicy, actor, portal).read;
    const settings = mayKeep ? [{ kind: 'settings', href: `${root}/settings` } as const] : [];
    const waiting = { kind: 'waiting', href: `${root}/waiting`, count } as const;
    return [...overview, waiting, { kind: 'invitations', href: `${root}/invitations` }, ...settings];
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
    const tools = await toolsOf(snapshot, { variant, portal });
    return portfolios.length === 1 ? [...links, ...tools] : [{ kind: 'home', href: home }, ...links, ...tools];
  });
}

/** The projections tool of the first account that has it: from the others' own pages a link leads to theirs. */
async function toolsOf({ projections }: Queries, { variant, portal }: Pick<Visit, 'variant' | 'portal'>): Promise<NavigationEntry[]> {
  if (variant.projection === null || portal === null) return [];
  const accounts = await projections.accountsOn(portal.id, 1);
  return accounts.map(({ externalId }) => ({ kind: 'projections', href: projectionsPath(portal.id, externalId) }));
}
