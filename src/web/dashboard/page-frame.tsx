import type { ReactNode } from 'react';
import { matchPath, type UIMatch, useLocation, useMatches } from 'react-router';
import type { NavigationEntry, OfficeMenu } from '#contracts/pages/navigation.ts';
import { getPage, pageOfRoute } from '#contracts/pages/page-at.ts';
import type { LoadedUnread } from '#contracts/people/notifications.ts';
import type { NavigationGroup } from '#contracts/pages/page.ts';
import type { Texts } from '#wording/texts.ts';
import { useTexts } from '../lib/texts.tsx';
import { DrawerSlot } from '../records/drawer-slot.tsx';
import type { ShownBrand } from '../ui/brand/shown-brand.ts';
import { iconOf } from './page-icons.ts';
import { type PageHandle, pagePath, type Place } from './page-path.ts';
import { pageTitle } from './page-title.ts';
import { asOfRange } from './shell/as-of-range.ts';
import type { NavEntry, NavGroup } from './shell/navigation.ts';
import { Shell } from './shell/shell.tsx';
import type { BarContent } from './shell/top-bar.tsx';
import { ClosedNotice } from './maintenance/closed-notice.tsx';
import { useLivePage } from './notifications/use-live-page.ts';
import { useNotice } from './use-notice.ts';

interface PageFrameProps extends Omit<BarContent, 'path' | 'asOf' | 'finds' | 'unread'> {
  readonly unread: LoadedUnread | null;
  readonly brand: ShownBrand;
  readonly navigation: readonly NavigationEntry[];
  readonly seesAsClient: boolean;
  readonly isNavCollapsed: boolean;
  /** True when the portal of the page is closed to everyone but administrators. */
  readonly isClosed: boolean;
  readonly children: ReactNode;
}

const headings = {
  home: null,
  portal: null,
  shared: null,
  help: 'shell.help',
  own: 'profile.own',
  admin: 'audit.area',
  accounts: 'shell.office.accounts',
  content: 'shell.office.content',
  portals: 'shell.office.portals',
} as const satisfies Record<NavigationGroup | OfficeMenu['id'], string | null>;

/** The shell around the pages of portals, of the signed-in user, and of administrators: says where one is and of which day the figures are. */
export function PageFrame({ navigation: loaded, seesAsClient, unread: loadedUnread, isClosed, children, ...rest }: PageFrameProps) {
  const texts = useTexts();
  const here = useMatches().at(-1);
  const place = placeOf(here);
  const page = pageOfRoute(here?.id ?? '');
  const { navigation, unread } = useLivePage({ unread: loadedUnread, navigation: loaded }, place);
  useNotice();
  return (
    <Shell
      {...rest}
      homeHref={navigation[0]?.href ?? '/portals'}
      finds={portalOf(navigation, seesAsClient)}
      groups={useGroups(navigation, texts, place.report?.path)}
      path={here && page ? pagePath(place, { page, params: here.params, navigation, seesAsClient, texts }) : []}
      unread={unread}
      asOf={place.report ? asOfRange(place.report) : null}
    >
      {isClosed && <ClosedNotice />}
      {children}
      <DrawerSlot />
    </Shell>
  );
}

/** Returns the place that the page derives from its loaded data. */
function placeOf(here: UIMatch | undefined): Place {
  const handle = here?.handle as PageHandle<unknown> | undefined;
  return handle && here?.loaderData !== undefined ? handle.place(here.loaderData) : {};
}

/** The portal whose clients the reader may look for: the one to whose overview the navigation leads; null for clients. */
function portalOf(navigation: readonly NavigationEntry[], seesAsClient: boolean): string | null {
  if (seesAsClient) return null;
  const overview = navigation.find(({ page }) => page === 'overview')?.href ?? '';
  return matchPath('/dashboard/:portal', overview)?.params.portal ?? null;
}

/** The entries below their headings, in the order in which they come. The first of all, where one starts, stands above pages of all the others. */
function useGroups(navigation: readonly NavigationEntry[], texts: Texts, reportPath?: string): NavGroup[] {
  const { pathname: shown } = useLocation();
  const pathname = reportPath ?? shown;
  const byGroup = Map.groupBy(navigation, ({ page, menu }) => menu ?? (page && getPage(page).nav?.group) ?? 'portal');
  const entryOf = (entry: NavigationEntry): NavEntry => {
    const { page, label, href, count = 0, below = [] } = entry;
    const isAbove = href !== navigation[0]?.href && pathname.startsWith(`${href}/`);
    return {
      key: `${href} ${label}`,
      label: label ?? (page && pageTitle(page, texts)) ?? '',
      icon: iconOf(entry),
      href,
      isLink: page === undefined,
      below: below.map(entryOf),
      count,
      isCurrent: pathname === href || isAbove,
    };
  };
  return [...byGroup].map(([group, entries]) => {
    const heading = headings[group];
    return { key: group, heading: heading && texts(heading), entries: entries.map(entryOf) };
  });
}
