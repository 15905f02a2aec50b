import { collections as definitions } from '#collections/registry.ts';
import { generatePath, href } from 'react-router';
import type { NavigationEntry } from '#contracts/pages/navigation.ts';
import { getPage } from '#contracts/pages/page-at.ts';
import type { NavigationGroup } from '#contracts/pages/page.ts';
import { type PageName, pages } from '#contracts/pages/pages.ts';
import { whoMayOpen } from '#contracts/pages/site-report.ts';
import { seesAsClient } from '#domain/actor.ts';
import { abilities } from '#domain/policy.ts';
import { portalSettingsPolicy } from '#domain/portal/portal-policy.ts';
import { portfolioAddress } from '#domain/portfolio/portfolio-address.ts';
import type { FoundPortal } from '../../db/queries/portals/portals.ts';
import type { RequestContext } from '../../request-context.ts';
import { hasProcesses } from '../processes/read-processes.ts';
import { countUnread } from '../threads/read-threads.ts';
import { canCreatePortal } from './can-create-portal.ts';
import { canOpen } from './can-open.ts';
import { withMadeEntries } from './made-navigation.ts';

/** Pages that have other entries than one with their title: more than one, or one only under a condition. */
type OwnEntries = Partial<Record<PageName, readonly Omit<NavigationEntry, 'page'>[]>>;

const onPortal: ReadonlySet<NavigationGroup> = new Set(['portal', 'shared', 'help']);
const elsewhere: ReadonlySet<NavigationGroup> = new Set(['home', 'shared', 'own', 'admin']);
const maxPortfolios = 12;

/**
 * Lists the navigation entries: the pages of the current portal, or of none, in the order of `pages`, that the request may open, and what the firm
 * has made of them.
 */
export async function readNavigation(context: RequestContext): Promise<NavigationEntry[]> {
  const { portal } = context;
  const groups = portal ? onPortal : elsewhere;
  const own: OwnEntries = portal
    ? await ownEntries(context, portal)
    : {
        newPortal: (await canCreatePortal(context)) ? [{ href: href('/portals/new') }] : [],
        collection: await entriesOfCollections(context),
        ...((await isClient(context)) ? {} : { delegates: [], accessLog: [] }),
      };
  const names = Object.keys(pages).filter((name): name is PageName => {
    const group = getPage(name as PageName).nav?.group;
    return group !== undefined && groups.has(group);
  });
  const entries = await Promise.all(
    names.map(async (page) => (own[page] ?? (await entryOf(context, page))).map((entry) => ({ page, ...entry }))),
  );
  return portal ? withMadeEntries(context, portal.id, entries.flat()) : entries.flat();
}

/**
 * Returns true if the request is that of an account's client. A delegate alone has let nobody in, and viewing as a client does not show what
 * is the client's own.
 */
export async function isClient({ db, actor }: Pick<RequestContext, 'actor' | 'db'>): Promise<boolean> {
  return actor.kind === 'investor' && (await db.read(({ delegations }) => delegations.ownAccountIds())).length > 0;
}

/** The entry of a page whose address says no more than the portal. */
async function entryOf(context: RequestContext, page: PageName): Promise<readonly Omit<NavigationEntry, 'page'>[]> {
  const who = whoMayOpen(page, context.variant.siteReport);
  const { section } = getPage(page);
  if (section && !context.variant.sections[section]) return [];
  if (!(await canOpen[who](context))) return [];
  return [{ href: generatePath<string>(getPage(page).path, { portal: context.portal?.id ?? null }) }];
}

/** Returns true if the navigation of the request has an entry for the page. */
export async function isOffered(context: RequestContext, page: PageName): Promise<boolean> {
  return (await entryOf(context, page)).length > 0;
}

async function entryOfMessages(context: RequestContext): Promise<readonly Omit<NavigationEntry, 'page'>[]> {
  const [entry] = await entryOf(context, 'messages');
  return entry ? [{ ...entry, count: await countUnread(context) }] : [];
}

/** Portals without a form of the firm have no entry. */
async function entryOfProcesses(context: RequestContext): Promise<readonly Omit<NavigationEntry, 'page'>[]> {
  const entries = await entryOf(context, 'processes');
  if (entries.length === 0 || !(await hasProcesses(context))) return [];
  return entries.map((entry) => ({ ...entry, label: context.texts('portalForms.title') }));
}

async function entriesOfCollections(context: RequestContext): Promise<readonly Omit<NavigationEntry, 'page'>[]> {
  if (!(await canOpen[pages.collection.who](context))) return [];
  return context.variant.office.flatMap(({ id: menu, collections }) =>
    collections.map((collection) => ({
      href: href('/admin/:collection', { collection }),
      label: context.texts(`collections.${collection}.plural`),
      icon: definitions[collection].icon,
      menu,
    })),
  );
}

async function ownEntries(context: RequestContext, portal: FoundPortal): Promise<OwnEntries> {
  const { actor } = context;
  const at = { portal: portal.id };
  return {
    ...(seesAsClient(actor) ? await entriesOfClients(context, portal) : await entriesOfStaff(context, portal)),
    messages: await entryOfMessages(context),
    processes: await entryOfProcesses(context),
    settings: abilities(portalSettingsPolicy, actor, portal).read ? [{ href: href('/dashboard/:portal/settings', at) }] : [],
    terms: portal.termsVersion ? [{ href: href('/terms/:portal', at) }] : [],
  };
}

async function entriesOfStaff({ db, variant }: RequestContext, { id: portal }: FoundPortal): Promise<OwnEntries> {
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
async function entriesOfClients({ db, texts, variant }: RequestContext, { id: portal }: FoundPortal): Promise<OwnEntries> {
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
      portfolio: portfolios.slice(0, maxPortfolios).map((each) => ({
        label: each.name,
        href: href('/dashboard/:portal/portfolio/:portfolio', { portal, portfolio: portfolioAddress(variant.portfolioParameter, each) }),
      })),
      projections: projected.map(({ externalId: projectionId }) => ({
        href: href('/dashboard/:portal/projections/:projectionId', { portal, projectionId }),
      })),
    };
  });
}
