import { defineConfig } from 'vitest/config';
import { areas } from './areas.ts';

const { tests } = areas[process.env.MUTATION_AREA ?? ''] ?? { tests: [] };

export default defineConfig({
  test: {
    include: [...tests],
    globalSetup: ['tests/support/start-postgres.ts'],
    setupFiles: ['tests/support/fail-on-console-error.ts', 'tests/support/same-cases-each-time.ts'],
    env: { TZ: 'UTC' },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
