import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';
import { patient } from '#tests/support/patient.ts';

const withDatabase = '**/*.{db,print}.test.ts';
/** The tests of all that reads a clock or a zone. */
const withClock = 'src/{wording,server,web/ui/session}/**/*.test.{ts,tsx}';

/** Every test that needs neither a database nor a browser, nor a zone. */
const unit = {
  extends: true as const,
  test: {
    name: 'unit',
    include: ['{src,tests,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: [withDatabase, 'tests/e2e/**', withClock],
    env: { TZ: 'UTC' },
  },
};

/** Two and three hours east of UTC, with a summer time: no calendar day may move. The same in UTC runs with `npm run test:long`. */
const athens = {
  extends: true as const,
  test: { name: 'athens', include: [withClock], exclude: [withDatabase], env: { TZ: 'Europe/Athens' } },
};
const clocksInUtc = { ...athens, test: { ...athens.test, name: 'clocks in UTC', env: { TZ: 'UTC' } } };

/** Days and moments on their way to the database and back: in Athens, and in UTC with `npm run test:long`. */
const datesInDatabase = [
  'src/server/jobs/start-jobs.db.test.ts',
  'src/server/operations/figures/refresh-figures.db.test.ts',
  'src/server/operations/passwords/create-password-link.db.test.ts',
  'src/server/providers/ledger/clients/clients.db.test.ts',
  'tests/golden/small-ledger.db.test.ts',
  'tests/security/audit-pages.db.test.ts',
];
/** These put something in the place of a module of ours, or load one that changes what all arrays have (drizzle-kit): each needs modules of its own. */
const replacing = ['src/server/operations/sign-in/{begin-sign-in,sign-in-trail}.db.test.ts', 'src/server/db/schema.db.test.ts'];

/** Products and commands are started some ninety times: Node keeps what it has compiled, and finds modules in half the time. */
const NODE_COMPILE_CACHE = resolve('node_modules/.cache/node');
const loadedFirst = (name: string) => `--import ${pathToFileURL(`tests/support/${name}`).href}`;
const ofProducts = { ...patient, NODE_COMPILE_CACHE, NODE_OPTIONS: loadedFirst('quick-resolution.js') };
/** The preload with cheap password hashing. A test without a database measures the true cost of passwords. */
const quickPasswords = 'tests/support/quick-passwords.js';
const ofQuickProducts = { ...ofProducts, NODE_OPTIONS: `${ofProducts.NODE_OPTIONS} ${loadedFirst('quick-passwords.js')}` };

/** Tests on a real PostgreSQL that is started once for all of them, and those that print with the packaged Chromium. */
const database = {
  extends: true as const,
  test: {
    name: 'database',
    include: ['{src,tests}/**/*.{db,print}.test.ts'],
    exclude: [...replacing, ...datesInDatabase],
    globalSetup: ['tests/support/start-postgres.ts'],
    env: { TZ: 'UTC', ...ofQuickProducts },
    setupFiles: [quickPasswords],
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // What passes only when repeated is named at the end of `npm test`.
    retry: 1,
  },
};

const databaseInAthens = {
  ...database,
  test: {
    ...database.test,
    name: 'database in Athens',
    include: datesInDatabase,
    exclude: [],
    env: { TZ: 'Europe/Athens', ...ofQuickProducts },
  },
};

const databaseAlone = {
  ...database,
  test: { ...database.test, name: 'database alone', include: replacing, exclude: [], isolate: true },
};

/** The sweeps of the tests on a database in full, which take minutes: run by hand, all or by name (`npm run test:long -- access-matrix`). */
const long = {
  ...database,
  test: {
    ...database.test,
    name: 'long',
    include: [
      'tests/security/{access,access-groups,access-matrix-?,closed-world,crowds,guessing,held-bodies,hostile-values,idempotency,oracles,smuggled-fields,sweep}.db.test.ts',
      'tests/security/stored-scripts.print.test.ts',
      'src/server/demo/demo-book.db.test.ts',
      'src/server/operations/figures/continued-figures.db.test.ts',
      'src/server/operations/{sign-in/begin-sign-in,sign-up/sign-up,passwords/reset-password}.db.test.ts',
      'src/server/{auth/password,start/instance-lock}.test.ts',
      ...datesInDatabase,
    ],
    exclude: [],
    isolate: true,
    env: { TZ: 'UTC', ...ofProducts, LONG: 'yes' },
    setupFiles: [],
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
  },
};

export default defineConfig({
  test: {
    pool: 'forks',
    // The files of a worker share its modules: to load them again for each takes longer than the tests. What a file replaces is put back after it.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['tests/support/fail-on-console-error.ts', 'tests/support/same-cases-each-time.ts', 'tests/support/nothing-left-behind.ts'],
    projects: [unit, athens, clocksInUtc, database, databaseInAthens, databaseAlone, long],
  },
});
