import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumProgram } from '#server/pdf/chromium-program.ts';

/** Chromium refuses its sandbox to root; everyone else keeps it. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The browser that prints is the one that tests; unpacked below var/, once for each clone. */
const chromium = await chromiumProgram({ chromium: null, varDir: resolve('var') });

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const inFull = [
  { name: 'kit', testMatch: 'kit.spec.ts', use: desktop },
  { name: 'desktop-in-full', grep: /@(more-)?in-full/, use: desktop },
  { name: 'phone-in-full', grep: /@(phone-)?in-full/, use: phone },
];

/** `npm test` has a folder of its own for its reports. */
const results = process.env.TEST_RESULTS ?? 'test-results';

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/product.ts',
  outputDir: `${results}/e2e`,
  snapshotPathTemplate: 'test-results/shots/{projectName}/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: `${results}/e2e.json` }]],
  forbidOnly: true,
  // What passes only when repeated is named at the end of `npm test`.
  retries: 2,
  workers: 2,
  fullyParallel: true,
  // Ten times what a quiet machine needs: what is waited for comes, or the walk fails.
  timeout: 240_000,
  expect: { timeout: 30_000, toPass: { timeout: 60_000 } },
  use: {
    browserName: 'chromium',
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/London',
    locale: 'en-GB',
    launchOptions: { executablePath: chromium.path, env: chromium.env, args: [...asRoot, '--font-render-hinting=none'] },
    screenshot: 'only-on-failure',
    // Recording takes a fifth of the time: `npm run e2e -- --trace on` for a walk that fails.
    trace: 'off',
  },
  projects: [
    { name: 'desktop', testIgnore: ['phone.spec.ts', 'kit.spec.ts'], grepInvert: /@in-full/, use: desktop },
    { name: 'phone', grep: /@phone(?!-)/, use: phone },
    // With `npm run e2e:long`.
    ...(process.env.LONG ? inFull : []),
  ],
});
