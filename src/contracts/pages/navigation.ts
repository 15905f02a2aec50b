import type { CollectionId } from '#collections/registry.ts';
import type { PageName } from './pages.ts';

/** Below which heading the collections of the office stand in the navigation. */
export const officeMenus = ['accounts', 'content', 'portals'] as const;
type OfficeMenuId = (typeof officeMenus)[number];

export interface OfficeMenu {
  readonly id: OfficeMenuId;
  readonly collections: readonly CollectionId[];
}

/** An entry of the navigation. Its icon and its heading are the page's (`pages.ts`). */
export interface NavigationEntry {
  readonly page: PageName;
  readonly href: string;
  /** The label, where it differs from the page's title. */
  readonly label?: string;
  /** The collection, where the page lists one. The entry takes its name and icon from the collection. */
  readonly collection?: CollectionId;
  /** Its drawing, where it is not its page's. */
  readonly icon?: string;
  /** Below which heading it stands, where that is not its page's. */
  readonly menu?: OfficeMenuId;
  /** The number of items waiting on the page. */
  readonly count?: number;
}
