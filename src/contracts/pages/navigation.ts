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
  /** What it is called, where that is not the page's title. */
  readonly label?: string;
  /** Of which collection, where the page is the list of one: its name and icon are the collection's. */
  readonly collection?: CollectionId;
  /** Its drawing, where it is not its page's. */
  readonly icon?: string;
  /** Below which heading it stands, where that is not its page's. */
  readonly menu?: OfficeMenuId;
  /** How much waits there. */
  readonly count?: number;
}
