import type { CollectionId } from '#collections/registry.ts';
import type { PageName } from './pages.ts';

/** An entry of the navigation. Its icon and its heading are the page's (`pages.ts`). */
export interface NavigationEntry {
  readonly page: PageName;
  readonly href: string;
  /** What it is called, where that is not the page's title. */
  readonly label?: string;
  /** Of which collection, where the page is the list of one: its name and icon are the collection's. */
  readonly collection?: CollectionId;
  /** How much waits there. */
  readonly count?: number;
}
