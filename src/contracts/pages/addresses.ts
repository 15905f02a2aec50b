import type { Page } from './page.ts';
import { type PageName, pages } from './pages.ts';
import { twins } from './twins.ts';

/** An address as the router knows it, of a page or of a twin of it. */
export interface Address {
  /** The router's id: the page's name and the suffix of the twin. */
  readonly id: string;
  readonly path: `/${string}`;
  readonly file: string;
  readonly page: PageName;
}

/** The folders below `routes/`, by how the addresses of their pages begin. */
const folders = [
  ['/admin/', 'admin/'],
  ['/data-designer/', 'admin/'],
  ['/profile/', 'profile/'],
  ['/shared', 'shared/'],
  ['/dashboard/:portal', 'dashboard/'],
  ['/internal/', 'internal/'],
] as const;

const folderOf = (path: string) => folders.find(([start]) => path.startsWith(start))?.[1] ?? '';
const kebabCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every address of the product. */
export const addresses: readonly Address[] = Object.entries(pages).flatMap(([name, definition]) => {
  const { path, file = kebabCase(name) }: Page<PageName> = definition;
  const page = name as PageName;
  const own = { id: page, path, file: folderOf(path) + file, page };
  const ofTwins = Object.entries(twins[page] ?? {}).map(
    ([end, twin]) => ({ id: page + end, path: `${path}${end}`, file: folderOf(path) + twin, page }) as const,
  );
  return [own, ...ofTwins];
});

const byPattern = new Map(addresses.map(({ path, page }) => [path, page]));

/** The page of a route that was found, `dashboard/:portal/dates`; null where no page has it. The same address may be written in many ways. */
export function pageAt(pattern: string): PageName | null {
  return byPattern.get(`/${pattern.replace(/^\//, '')}`) ?? null;
}
