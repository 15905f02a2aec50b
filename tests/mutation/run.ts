import { Stryker } from '@stryker-mutator/core';
import { areas } from './areas.ts';

/**
 * Plants mistakes in what decides who comes in and who sees what, one at a time, and counts those that a test finds: 90 of a hundred at least,
 * in every area or in those named on the command line. Those that live are printed; the report is below test-results.
 */
const named = process.argv.slice(2);
for (const [area, { mutate }] of Object.entries(areas)) {
  if (named.length > 0 && !named.includes(area)) continue;
  process.env.MUTATION_AREA = area;
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    mutate: [...mutate],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 60_000,
    // It reads tsconfig.json with an interface that TypeScript 7 has not.
    tsconfigFile: 'none.json',
    tempDirName: `.mutation-${area}`,
    ignorePatterns: ['var', 'build', 'test-results'],
    reporters: ['clear-text', 'json', 'progress-append-only'],
    jsonReporter: { fileName: `test-results/mutation-${area}.json` },
    thresholds: { high: 95, low: 90, break: 90 },
  }).runMutationTest();
}
