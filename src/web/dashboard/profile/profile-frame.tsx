import {
  Building,
  Building2,
  CircleUserRound,
  Eye,
  House,
  Landmark,
  type LucideIcon,
  PlugZap,
  ScrollText,
  ShieldHalf,
  SquarePlus,
  Users,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import type { NavEntry } from '../shell/navigation.ts';
import { Shell } from '../shell/shell.tsx';
import type { BarContent } from '../shell/top-bar.tsx';
import { useNotice } from '../use-notice.ts';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';

interface ProfileFrameProps extends Omit<BarContent, 'path' | 'asOf'> {
  readonly brand: ShownBrand;
  readonly isNavCollapsed: boolean;
  /** Whether there may be another portal, and who is signed in may make it. */
  readonly canCreatePortal: boolean;
  readonly children: ReactNode;
}

/** The shell around the pages that belong to no portal: about whoever is signed in, and those for administrators. */
export function ProfileFrame({ canCreatePortal, children, ...rest }: ProfileFrameProps) {
  const texts = useTexts();
  useNotice();
  const { pathname } = useLocation();
  const entry = (href: string, label: string, icon: LucideIcon): NavEntry => ({
    key: href,
    label,
    icon,
    href,
    isCurrent: pathname === href || pathname.startsWith(`${href}/`),
  });
  const home = entry(paths.portals, texts('shell.entries.home'), House);
  const another = canCreatePortal ? [entry(paths.newPortal, texts('site.createPortals'), SquarePlus)] : [];
  const isAdmin = rest.person.role === 'admin';
  const isClient = rest.person.role === 'investor';
  const own = [
    entry(paths.profile, texts('profile.title'), CircleUserRound),
    ...(isAdmin ? [entry(paths.ownOrganisation, texts('organisations.own'), Building)] : []),
    ...(isClient ? [entry(paths.accessLog, texts('accessLog.title'), Eye)] : []),
  ];
  const area = isAdmin
    ? [
        entry(paths.people, texts('peopleOffice.title'), Users),
        entry(paths.organisations, texts('organisations.title'), Landmark),
        entry(paths.accessGroups, texts('accessGroups.title'), ShieldHalf),
        entry(paths.officePortals, texts('terms.portals'), Building2),
        entry(paths.audit, texts('audit.title'), ScrollText),
        entry(paths.apiClients, texts('apiClients.title'), PlugZap),
        entry(paths.maintenance, texts('upkeep.title'), Wrench),
      ]
    : [];
  const here = [...own, ...area].find(({ isCurrent }) => isCurrent);
  return (
    <Shell
      {...rest}
      homeHref={paths.portals}
      groups={[
        { key: 'portal', heading: null, entries: [home, ...another] },
        { key: 'profile', heading: texts('profile.own'), entries: own },
        ...(area.length > 0 ? [{ key: 'admin', heading: texts('audit.area'), entries: area }] : []),
      ]}
      path={[{ label: home.label, href: home.href }, ...(here ? [{ label: here.label }] : [])]}
      asOf={null}
    >
      {children}
    </Shell>
  );
}
