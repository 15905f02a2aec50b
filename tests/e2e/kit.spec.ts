import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { themes } from '#contracts/ids.ts';
import { anyPort, untilAnswered } from '../support/until-ready.ts';
import { at, expect, expectAccessible, expectContrast, picture, reload, test, visit } from './walk.ts';

test.describe.configure({ mode: 'serial' });

let varDir = '';
let stop: () => Promise<void>;
let base = '';

/** No build has the page: it is asked of the product as it runs in development. */
test.beforeAll(async () => {
  varDir = mkdtempSync(join(tmpdir(), 'portal-kit-'));
  const child = spawn(process.execPath, [resolve('node_modules/@react-router/dev/bin.cjs'), 'dev'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      ...anyPort,
      VAR_DIR: varDir,
      LOG_LEVEL: 'error',
      DEMO: 'false',
      NODE_ENV: undefined,
      FORCE_COLOR: undefined,
      NO_COLOR: '1',
    },
  });
  let printed = '';
  child.stdout.on('data', (piece: Buffer) => (printed += piece.toString()));
  stop = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
  };
  const port = await untilAnswered(child, () => Number(/Local: +http:\/\/127\.0\.0\.1:(\d+)\//.exec(printed)?.[1]) || null);
  base = `:${port}/dev/kit`;
});

test.afterAll(async () => {
  await stop();
  rmSync(varDir, { recursive: true, force: true });
});

test('no build has the page', async ({ request }) => {
  expect((await request.get(at('default', '/dev/kit'))).status()).toBe(404);
});

test('the kit is accessible in every theme', async ({ page, complaints }) => {
  test.setTimeout(600_000);
  // What Vite has not prepared yet it prepares at the first request, and loads the page again.
  await visit(page, `http://localhost${base}`);
  await page.waitForLoadState('networkidle');
  await reload(page);
  complaints.length = 0;
  await expectAccessible(page);
  for (const theme of themes) {
    await page.getByRole('link', { name: theme, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme, { timeout: 60_000 });
    await expectContrast(page);
    await picture(page, `kit-${theme}`);
  }
});

test('in Greek too, and what opens over the page is accessible', async ({ page }) => {
  await visit(page, `http://greek.localhost${base}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Στοιχεία διεπαφής');
  for (const name of ['Άνοιγμα διαλόγου', 'Διαγραφή εγγράφου…', 'Άνοιγμα πλαισίου']) {
    const opener = page.getByRole('button', { name });
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await picture(page, `kit-${name}`);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  }
});
