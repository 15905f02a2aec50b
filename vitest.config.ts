import { defineConfig } from 'vitest/config';

/** Every test that needs neither a database nor a browser. */
const unit = {
  extends: true as const,
  test: {
    name: 'unit',
    include: ['{src,tests,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.{db,print}.test.ts', 'tests/e2e/**'],
    env: { TZ: 'UTC' },
    testTimeout: 60_000,
  },
};

/** The same days two and three hours further east, with a summer time: no calendar day may move. */
const athens = {
  extends: true as const,
  test: {
    name: 'athens',
    include: ['src/{finance,domain,wording}/**/*.test.{ts,tsx}', 'tests/golden/**/*.test.ts'],
    exclude: ['**/*.db.test.ts'],
    env: { TZ: 'Europe/Athens' },
  },
};

/** Tests on a real PostgreSQL that is started once for all of them, and those that print with the packaged Chromium. */
const database = {
  extends: true as const,
  test: {
    name: 'database',
    include: ['{src,tests}/**/*.{db,print}.test.ts'],
    globalSetup: ['tests/support/start-postgres.ts'],
    env: { TZ: 'UTC' },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};

/** The same as among the tests on a database, but as many as take minutes: run by hand. */
const long = {
  ...database,
  test: {
    ...database.test,
    name: 'long',
    include: ['tests/security/{sweep,guessing}.db.test.ts'],
    env: { TZ: 'UTC', LONG: 'yes' },
    testTimeout: 3_600_000,
  },
};

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    setupFiles: ['tests/support/fail-on-console-error.ts', 'tests/support/same-cases-each-time.ts'],
    projects: [unit, athens, database, long],
  },
});
