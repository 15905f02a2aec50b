import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { smallFolder } from '../support/import-folder.ts';
import { preparedFolder } from '../support/running-product.ts';
import { anyPort, untilReady } from '../support/until-ready.ts';

/** The message of a process or thread of the product when it ends. */
interface Told {
  readonly program: string;
  readonly thread: number;
  readonly mode: string | null;
  /** The files that it has loaded of packages with a build for production and one for development. */
  readonly builds: readonly string[];
}

/** Loaded by Node before the product, in its processes and threads: it looks, and changes nothing. */
const teller = `
  import { appendFileSync } from 'node:fs';
  import { Module } from 'node:module';
  import { threadId } from 'node:worker_threads';
  process.on('exit', () => {
    const loaded = Object.keys(Module._cache).filter((file) => Module._cache[file].loaded);
    const builds = loaded.filter((file) => /\\.(development|production)\\.js$/.test(file));
    const told = { program: process.argv[1] ?? '', thread: threadId, mode: process.env.NODE_ENV ?? null, builds };
    appendFileSync(process.env.TOLD_TO, JSON.stringify(told) + '\\n');
  });`;

const folder = mkdtempSync(join(tmpdir(), 'portal-mode-'));
const varDir = await preparedFolder();
const env = {
  ...process.env,
  NODE_ENV: undefined,
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(teller)}`,
  TOLD_TO: join(folder, 'told'),
  ...anyPort,
  VAR_DIR: varDir,
  DEMO: 'false',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'portal@firm.example',
};
afterAll(async () => {
  await stopProduct();
  rmSync(folder, { recursive: true });
  rmSync(varDir, { recursive: true });
});

const product = spawn('npm', ['start'], { stdio: 'ignore', env, detached: true });
const productEnded = once(product, 'exit');

/** As Ctrl-C does in a terminal: everything that runs in its foreground is told. */
async function stopProduct(): Promise<void> {
  if (product.exitCode === null && product.signalCode === null) process.kill(-(product.pid ?? 0), 'SIGINT');
  await productEnded;
}

test('npm start and the commands beside it run the builds for production, in every process and thread', async () => {
  const port = await untilReady(product, varDir);
  expect((await fetch(`http://localhost:${port}/login`)).status).toBe(200);

  const book = join(folder, 'book');
  mkdirSync(book);
  for (const [file, text] of Object.entries(smallFolder)) writeFileSync(join(book, file), text.replaceAll(/^ +/gm, ''));
  expect(spawnSync('npm', ['run', 'import', '--', book], { env, encoding: 'utf8' })).toMatchObject({ status: 0 });

  await stopProduct();
  const lines = readFileSync(env.TOLD_TO, 'utf8').trim().split('\n');
  const told = lines.map((line) => JSON.parse(line) as Told).filter(({ program }) => program.includes('/src/server/'));

  const spoken = (name: string) => told.filter(({ program, thread }) => program.endsWith(`/${name}.ts`) && thread === 0);
  expect([spoken('main').length, spoken('import').length]).toEqual([1, 1]);
  expect(told.some(({ thread }) => thread > 0)).toBe(true);
  expect(new Set(told.map(({ mode }) => mode))).toEqual(new Set(['production']));

  const builds = told.flatMap((each) => each.builds);
  expect(builds).toContainEqual(expect.stringMatching(/\/react-dom-server\.node\.production\.js$/));
  expect(builds).toContainEqual(expect.stringMatching(/\/react\.production\.js$/));
  expect(builds.filter((file) => file.includes('.development.'))).toEqual([]);
}, 120_000);
