import type { CollectionId } from '#collections/registry.ts';
import type { PersonRole } from '#domain/actor.ts';
import type { PageName } from './pages.ts';

/** Below which heading the collections of the office stand in the navigation. */
export const officeMenus = ['accounts', 'content', 'portals'] as const;
type OfficeMenuId = (typeof officeMenus)[number];

export interface OfficeMenu {
  readonly id: OfficeMenuId;
  readonly collections: readonly CollectionId[];
}

/** An entry of the navigation: of a page, whose icon and heading it has (`pages.ts`), or a link of the firm. */
export interface NavigationEntry {
  /** Absent for a link. */
  readonly page?: PageName;
  /** The address; null for an entry that only heads those below it. */
  readonly href: string | null;
  /** The entries that stand below it; absent where none do. */
  readonly below?: readonly NavigationEntry[];
  /** The label, where it differs from the page's title; a link always has one. */
  readonly label?: string;
  /** Its drawing, where it is not its page's. */
  readonly icon?: string;
  /** Below which heading it stands, where that is not its page's. */
  readonly menu?: OfficeMenuId;
  /** The number of items waiting on the page. */
  readonly count?: number;
}

/** An entry of the firm in the navigation of a portal, as its administrators see it. */
export interface FirmEntry {
  readonly id: string;
  readonly name: string;
  readonly icon: string | null;
  /** The name of the entry above; null for an entry of the navigation itself. */
  readonly above: string | null;
  /** The roles for whom it is; empty for all. */
  readonly visible: readonly PersonRole[];
}
