import * as z from 'zod';

/** How the tests of one or several runs went. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

const VitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/**
 * What a JSON report of Vitest or Playwright counts. A file that could not even be loaded counts as one failure,
 * and so does a test that passed only when it was tried again.
 */
export function countOf(report: unknown): TestCount {
  const vitest = VitestReport.safeParse(report);
  if (vitest.success) return countOfVitest(vitest.data);
  const { stats, errors } = PlaywrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** The counts of several runs together. */
export function sumOf(counts: readonly TestCount[]): TestCount {
  return counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

function countOfVitest({ success, numPassedTests, numFailedTests, numFailedTestSuites }: z.infer<typeof VitestReport>): TestCount {
  const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites;
  return { passed: numPassedTests, failed: success ? failed : Math.max(failed, 1) };
}
