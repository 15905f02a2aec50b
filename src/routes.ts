import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { type Address, addresses } from '#contracts/pages/addresses.ts';
import { getPage } from '#contracts/pages/page-at.ts';

function routeOf({ id, path, file }: Address): RouteConfigEntry {
  const from = `routes/${file}.tsx`;
  return path === '/' ? index(from, { id }) : route(path.slice(1), from, { id });
}

const isBuilt = process.argv.includes('build');
/** The addresses of this build. Pages for developers are in no build. */
const own = addresses.filter(({ page }) => !isBuilt || getPage(page).who !== 'developer');

const isFramed = ({ file }: Address) => /^(?:(?:admin|dashboard|profile|shared)\/|not-found$)/.test(file);

/** Made from the pages (`contracts/pages/pages.ts`): nothing is added here. Those of the dashboard, of administrators and of the signed-in user stand in a frame, and so does what no page has. */
export default [
  layout('routes/frame.tsx', [layout('routes/framed.tsx', own.filter(isFramed).map(routeOf))]),
  ...own.filter((address) => !isFramed(address)).map(routeOf),
] satisfies RouteConfig;
