import type { PageName } from './pages.ts';

/** An entry of the navigation. Its icon and its heading are the page's (`pages.ts`). */
export interface NavigationEntry {
  readonly page: PageName;
  readonly href: string;
  /** What it is called, where that is not the page's title. */
  readonly label?: string;
  /** How much waits there. */
  readonly count?: number;
}
