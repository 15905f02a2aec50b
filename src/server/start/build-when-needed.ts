import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { environmentOfBuild } from '../config.ts';

const root = join(import.meta.dirname, '../../..');
export const serverBuild = join(root, 'build/server/index.js');
/** The ingredients of the bundle beside `src/`; the rest of the server runs from its source. */
const ingredients = [
  ...['compress-assets', 'one-instance', 'print-on-screen', 'script-groups', 'styles-of-lazy-views'].map((name) => `scripts/${name}.ts`),
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'postcss.config.js',
];
const source = /(?<!\.test)\.tsx?$|\.css$/;

/**
 * Builds the pages when there is no build or a source is younger than it, and says so before and after.
 *
 * @throws Error with the tool's own words when the build fails
 */
export function buildWhenNeeded(say: (line: string) => void): void {
  if (isBuildFresh()) return;
  say('Building the pages, which takes about half a minute …');
  const started = performance.now();
  const tool = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const built = spawnSync(process.execPath, [tool, 'build'], { cwd: root, encoding: 'utf8', env: environmentOfBuild() });
  if (built.status !== 0) throw new Error(`The pages could not be built:\n${built.stdout}${built.stderr}`);
  say(`Built the pages in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/** @throws Error when the pages would have to be built: for tests, of which many start the product on the same build at once */
export function refuseStaleBuild(): void {
  if (!isBuildFresh()) throw new Error('The build is older than its sources, or missing: run npm run build.');
}

/** Tells whether there is a build that no source is younger than. */
export function isBuildFresh(): boolean {
  return existsSync(serverBuild) && statSync(serverBuild).mtimeMs > youngestSource();
}

/** Lists all names and sorts them out by itself: each start asks, and a pattern takes twenty times as long. */
function youngestSource(): number {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) => source.test(name));
  const files = [...ingredients, ...sources.map((name) => join('src', name))];
  return Math.max(...files.map((file) => statSync(join(root, file)).mtimeMs));
}
