import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { PageName } from '#contracts/pages/pages.ts';
import { refuseStaleBuild } from '#server/start/build-when-needed.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';

const assets = join(import.meta.dirname, '../../build/client/assets');

interface LoadedRoute {
  readonly module: string;
  readonly imports: readonly string[];
  readonly css?: readonly string[];
}

/** The router's manifest of scripts for the browser. */
interface RouterManifest {
  readonly entry: LoadedRoute;
  readonly routes: Readonly<Record<string, LoadedRoute>>;
}

beforeAll(() => refuseStaleBuild());

test.each<[page: PageName, frames: readonly string[], heaviest: number, most: number]>([
  ['login', ['root'], 130_500, 30],
  ['portfolio', ['root', 'routes/frame'], 200_000, 20],
  ['overview', ['root', 'routes/frame'], 200_000, 20],
])('the scripts and styles of the page %s are as few and light as they may be', (page, frames, heaviest, most) => {
  const { entry, routes } = manifest();
  const loaded = [entry, ...[...frames, page].map((id) => routes[id])].filter((route) => route !== undefined);
  const scripts = new Set(loaded.flatMap(({ module, imports }) => [module, ...imports]));
  const styles = new Set(loaded.flatMap(({ css = [] }) => css));
  expect(weightOf(scripts)).toBeLessThanOrEqual(heaviest);
  expect(scripts.size + styles.size).toBeLessThanOrEqual(most);
});

test.each([
  ['english-on-screen', 28_300],
  ['greek-on-screen', 35_100],
  ['english-for-staff', 17_500],
  ['greek-for-staff', 22_500],
] as const)('the words of %s weigh as little as they may', (catalogue, most) => {
  const [script = ''] = globSync(`${catalogue}-*.js`, { cwd: assets });
  expect(weightOf([script, ...importedBy(script)])).toBeLessThanOrEqual(most);
});

test('a browser fetches what it draws a page with before what makes it alive', async () => {
  const { port } = await sharedProduct();
  const { body } = await httpRequest({ port, path: '/login', headers: { host: `localhost:${port}` } });
  const scripts = [...body.matchAll(/<link[^>]*rel="modulepreload"[^>]*>/g)].map(([link]) => link);
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((link) => !link.includes('fetchPriority="low"'))).toEqual([]);
});

function manifest(): RouterManifest {
  const [file = ''] = globSync('manifest-*.js', { cwd: assets });
  const text = readFileSync(join(assets, file), 'utf8');
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as RouterManifest;
}

/** Returns the scripts that a script imports. Parts common to two catalogues form their own script. */
function importedBy(script: string): string[] {
  return [...readFileSync(join(assets, script), 'utf8').matchAll(/from"\.\/([^"]+)"/g)].map(([, name = '']) => name);
}

/** Bytes as transferred: what is too small to be worth compressing is sent as it is. */
function weightOf(scripts: Iterable<string>): number {
  return [...scripts].reduce((sum, script) => sum + sizeOf(join(assets, basename(script))), 0);
}

function sizeOf(file: string): number {
  const [compressed] = globSync(`${file}.br`);
  return statSync(compressed ?? file).size;
}
