import { pageAt } from '#contracts/pages/addresses.ts';
import { lastBuild } from '../last-build.ts';

export interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
}

type BuiltRoutes = Readonly<Record<string, BuiltRoute | undefined>>;

/** @throws Error when the build answers at an address of which no page says who may open it */
export async function refuseRoutesWithoutPage(): Promise<void> {
  const { routes } = (await lastBuild()) as { readonly routes: BuiltRoutes };
  const [first] = patternsWithoutPage(routes);
  if (first !== undefined) throw new Error(`No page covers the route ${first}: every address stands in src/contracts/pages/pages.ts.`);
}

/** The addresses of routes, as the router knows them, that are no page's. */
export function patternsWithoutPage(routes: BuiltRoutes): string[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const leaves = all.filter(({ id }) => !parents.has(id));
  return leaves.map((route) => patternOf(route, routes)).filter((pattern) => pageAt(pattern) === null);
}

function patternOf({ path, parentId }: BuiltRoute, routes: BuiltRoutes): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  return [parent && patternOf(parent, routes), path].filter(Boolean).join('/');
}
