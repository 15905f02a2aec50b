import {
  BookOpen,
  Briefcase,
  FileCheck,
  House,
  LayoutDashboard,
  MailPlus,
  type LucideIcon,
  Settings,
  TrendingUp,
  UserRoundCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { Locale, Theme } from '#contracts/ids.ts';
import type { Texts } from '#wording/texts.ts';
import { useTexts } from '../lib/texts.tsx';
import type { ShownBrand } from '../ui/brand/shown-brand.ts';
import { pagePath, reportIn } from './page-path.ts';
import { asOfRange } from './shell/as-of-range.ts';
import type { NavEntry } from './shell/navigation.ts';
import type { ShownPerson } from './shell/profile-menu.tsx';
import { Shell } from './shell/shell.tsx';
import { ClosedNotice } from './upkeep/closed-notice.tsx';
import { useNotice } from './use-notice.ts';

/** An entry of the navigation as the server names it. */
export type NavigationEntry =
  | { readonly kind: 'overview' | 'home' | 'invitations' | 'settings' | 'projections'; readonly href: string }
  | { readonly kind: 'waiting'; readonly href: string; readonly count: number }
  | { readonly kind: 'portfolio'; readonly href: string; readonly name: string };

interface PortalFrameProps {
  readonly brand: ShownBrand;
  readonly navigation: readonly NavigationEntry[];
  /** Where the portal's terms are read; null while it has none. */
  readonly termsHref: string | null;
  readonly person: ShownPerson;
  readonly theme: Theme;
  readonly themes: readonly Theme[];
  readonly languages: readonly Locale[];
  readonly isNavCollapsed: boolean;
  /** Whether the portal is closed to everybody but administrators. */
  readonly isClosed: boolean;
  readonly children: ReactNode;
}

const icons: Readonly<Record<NavigationEntry['kind'], LucideIcon>> = {
  overview: LayoutDashboard,
  home: House,
  waiting: UserRoundCheck,
  invitations: MailPlus,
  settings: Settings,
  projections: TrendingUp,
  portfolio: Briefcase,
};

/** The shell around the pages of a portal: says where one is and of which day the figures are. */
export function PortalFrame({ navigation, termsHref, isClosed, children, ...rest }: PortalFrameProps) {
  const texts = useTexts();
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  const report = reportIn(data);
  useNotice();
  const portal = pathname.split('/').slice(0, 3).join('/');
  const entries = navigation.map((entry) => navEntry(entry, pathname, texts));
  return (
    <Shell
      {...rest}
      homeHref={navigation[0]?.href ?? '/portals'}
      groups={[
        { key: 'portal', heading: null, entries },
        {
          key: 'help',
          heading: texts('shell.help'),
          entries: [calculationsEntry(portal, pathname, texts), ...termsEntries(termsHref, texts)],
        },
      ]}
      path={pagePath(data, { navigation, portal, texts })}
      asOf={report ? asOfRange(report) : null}
    >
      {isClosed && <ClosedNotice />}
      {children}
    </Shell>
  );
}

/** The pages behind "How is this calculated?", for everyone who is on the portal. */
function calculationsEntry(portal: string, pathname: string, texts: Texts): NavEntry {
  const href = `${portal}/calculations`;
  return { key: 'calculations', label: texts('calculations.short'), icon: BookOpen, href, isCurrent: pathname.startsWith(href) };
}

function termsEntries(href: string | null, texts: Texts): NavEntry[] {
  return href === null ? [] : [{ key: 'terms', label: texts('terms.title'), icon: FileCheck, href, isCurrent: false }];
}

function navEntry(entry: NavigationEntry, pathname: string, texts: Texts): NavEntry {
  const label = entry.kind === 'portfolio' ? entry.name : texts(`shell.entries.${entry.kind}`);
  const count = entry.kind === 'waiting' ? entry.count : 0;
  return { key: entry.href, label, icon: icons[entry.kind], href: entry.href, isCurrent: pathname === entry.href, count };
}
