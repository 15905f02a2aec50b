import type { Section } from '../ids.ts';
import { addresses } from './addresses.ts';
import { getPage } from './page-at.ts';
import type { NavigationGroup, Who } from './page.ts';
import { type SiteReport, whoMayOpen } from './site-report.ts';

/** For whom a page is, in the words of the specification. */
type Permission = 'guest' | 'authenticated' | 'portals' | 'portfolios' | 'projectionsAccess' | 'professional';

/** The permission that a page requires. Null where the specification has no term: pages of administrators or delegates, and pages outside the product. */
const permissionOf: Readonly<Record<Who, Permission | null>> = {
  everybody: 'guest',
  signedIn: 'authenticated',
  oneself: 'authenticated',
  client: 'authenticated',
  member: 'portals',
  memberAsOneself: 'portals',
  withPortfolio: 'portfolios',
  withProjections: 'projectionsAccess',
  professional: 'professional',
  delegate: null,
  administrator: null,
  signedInAdministrator: null,
  printer: null,
  mailer: null,
  inDemo: null,
  developer: null,
};

/** The site report as the specification serves it at `/reports/sitemap.json`. */
interface SiteMap {
  readonly areas: readonly {
    readonly name: NavigationGroup;
    readonly sections: readonly {
      readonly name: string;
      readonly report: { readonly link: string; readonly views: readonly [{ readonly permissions: readonly [Permission] }] };
    }[];
  }[];
}

/** The pages of a variant that have an entry in the navigation, below their headings, with whom they are for. */
export function siteMapOf({ siteReport, sections }: Described): SiteMap {
  const entries = addresses.flatMap(({ id, path, page }) => {
    const { nav, section } = getPage(page);
    const permission = permissionOf[whoMayOpen(page, siteReport)];
    if (id !== page || nav === undefined || permission === null || (section && !sections[section])) return [];
    return [{ area: nav.group, name: id, report: { link: path, views: [{ permissions: [permission] }] } } as const];
  });
  const byArea = Map.groupBy(entries, ({ area }) => area);
  return { areas: [...byArea].map(([name, all]) => ({ name, sections: all.map(({ area: _area, ...section }) => section) })) };
}

interface Described {
  readonly siteReport: SiteReport;
  readonly sections: Readonly<Record<Section, boolean>>;
}
