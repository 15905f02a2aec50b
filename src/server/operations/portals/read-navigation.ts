import { collections as definitions } from '#collections/registry.ts';
import { generatePath, href } from 'react-router';
import type { NavigationEntry } from '#contracts/pages/navigation.ts';
import { pageOf } from '#contracts/pages/page-at.ts';
import type { NavigationGroup } from '#contracts/pages/page.ts';
import { type PageName, pages } from '#contracts/pages/pages.ts';
import { whoMayOpen } from '#contracts/pages/site-report.ts';
import { seesAsClient } from '#domain/actor.ts';
import { abilities } from '#domain/policy.ts';
import { portalSettingsPolicy } from '#domain/portal/portal-policy.ts';
import { portfolioAddress } from '#domain/portfolio/portfolio-address.ts';
import type { FoundPortal } from '../../db/queries/portals/portals.ts';
import type { Visit } from '../../visit.ts';
import { countUnread } from '../threads/read-threads.ts';
import { mayCreatePortal } from './may-create-portal.ts';
import { mayOpen } from './may-open.ts';

/** Pages that have other entries than one with their title: more than one, or one only under a condition. */
type OwnEntries = Partial<Record<PageName, readonly Omit<NavigationEntry, 'page'>[]>>;

const onPortal: ReadonlySet<NavigationGroup> = new Set(['portal', 'shared', 'help']);
const elsewhere: ReadonlySet<NavigationGroup> = new Set(['home', 'shared', 'own', 'admin']);
const mostPortfolios = 12;

/** Lists the navigation entries: the pages of the visit's portal, or of none, in the order of `pages`, that the visit may open. */
export async function readNavigation(visit: Visit): Promise<NavigationEntry[]> {
  const { portal } = visit;
  const groups = portal ? onPortal : elsewhere;
  const own: OwnEntries = portal
    ? await ownEntries(visit, portal)
    : {
        newPortal: (await mayCreatePortal(visit)) ? [{ href: href('/portals/new') }] : [],
        collection: await entriesOfCollections(visit),
        ...((await isClient(visit)) ? {} : { delegates: [], accessLog: [] }),
      };
  const names = Object.keys(pages).filter((name): name is PageName => {
    const group = pageOf(name as PageName).nav?.group;
    return group !== undefined && groups.has(group);
  });
  const entries = await Promise.all(
    names.map(async (page) => (own[page] ?? (await entryOf(visit, page))).map((entry) => ({ page, ...entry }))),
  );
  return entries.flat();
}

/**
 * Returns true if the visit is that of an account's client. A delegate alone has let nobody in, and viewing as a client does not show what
 * is the client's own.
 */
export async function isClient({ db, actor }: Pick<Visit, 'actor' | 'db'>): Promise<boolean> {
  return actor.kind === 'investor' && (await db.read(({ delegations }) => delegations.ownAccountIds())).length > 0;
}

/** The entry of a page whose address says no more than the portal. */
async function entryOf(visit: Visit, page: PageName): Promise<readonly Omit<NavigationEntry, 'page'>[]> {
  const who = whoMayOpen(page, visit.variant.siteReport);
  const { section } = pageOf(page);
  if (section && !visit.variant.sections[section]) return [];
  if (!(await mayOpen[who](visit))) return [];
  return [{ href: generatePath<string>(pageOf(page).path, { portal: visit.portal?.id ?? null }) }];
}

/** Returns true if the navigation of the visit has an entry for the page. */
export async function isOffered(visit: Visit, page: PageName): Promise<boolean> {
  return (await entryOf(visit, page)).length > 0;
}

async function entryOfMessages(visit: Visit): Promise<readonly Omit<NavigationEntry, 'page'>[]> {
  const [entry] = await entryOf(visit, 'messages');
  return entry ? [{ ...entry, count: await countUnread(visit) }] : [];
}

async function entriesOfCollections(visit: Visit): Promise<readonly Omit<NavigationEntry, 'page'>[]> {
  if (!(await mayOpen[pages.collection.who](visit))) return [];
  return visit.variant.office.flatMap(({ id: menu, collections }) =>
    collections.map((collection) => ({
      href: href('/admin/:collection', { collection }),
      collection,
      icon: definitions[collection].icon,
      menu,
    })),
  );
}

async function ownEntries(visit: Visit, portal: FoundPortal): Promise<OwnEntries> {
  const { actor } = visit;
  const at = { portal: portal.id };
  return {
    ...(seesAsClient(actor) ? await entriesOfClients(visit, portal) : await entriesOfStaff(visit, portal)),
    messages: await entryOfMessages(visit),
    settings: abilities(portalSettingsPolicy, actor, portal).read ? [{ href: href('/dashboard/:portal/settings', at) }] : [],
    terms: portal.termsVersion ? [{ href: href('/terms/:portal', at) }] : [],
  };
}

async function entriesOfStaff({ db, variant }: Visit, { id: portal }: FoundPortal): Promise<OwnEntries> {
  const count = await db.read((snapshot) => snapshot.unvalidatedAccounts.countWaiting(portal));
  return {
    overview: variant.sections.clients ? [{ href: href('/dashboard/:portal', { portal }) }] : [],
    account: [],
    portfolio: [],
    projections: [],
    waiting: [{ href: href('/dashboard/:portal/waiting', { portal }), count }],
  };
}

/**
 * Their home, the account where it is one with several portfolios, those, and the projections tool of the first account that has it: from the
 * others' own pages a link leads to theirs.
 */
async function entriesOfClients({ db, texts, variant }: Visit, { id: portal }: FoundPortal): Promise<OwnEntries> {
  return db.read(async (snapshot) => {
    const accounts = await snapshot.portals.visibleAccountIds(portal);
    const portfolios = variant.sections.portfolios ? await snapshot.portfolios.ofAccounts(accounts) : [];
    const projected = variant.projection === null ? [] : await snapshot.projections.accountsOn(portal, 1);
    const [account] = accounts;
    return {
      overview: [{ href: href('/dashboard/:portal', { portal }), label: texts('shell.entries.home') }],
      account:
        account && accounts.length === 1 && portfolios.length !== 1
          ? [{ href: href('/dashboard/:portal/account/:account', { portal, account }), label: texts('shell.entries.account') }]
          : [],
      portfolio: portfolios.slice(0, mostPortfolios).map((each) => ({
        label: each.name,
        href: href('/dashboard/:portal/portfolio/:portfolio', { portal, portfolio: portfolioAddress(variant.portfolioParameter, each) }),
      })),
      projections: projected.map(({ externalId: projectionId }) => ({
        href: href('/dashboard/:portal/projections/:projectionId', { portal, projectionId }),
      })),
    };
  });
}
