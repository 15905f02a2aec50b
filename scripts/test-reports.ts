import * as z from 'zod';

/** The test results of one or several runs. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  /** Full names of those that passed only when they were repeated; they are counted among `passed`. */
  readonly flaky: readonly string[];
  /** Full names of those that did not run. */
  readonly skipped: readonly string[];
}

const VitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) })),
    }),
  ),
});

interface Suite {
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly Suite[] | undefined;
}

const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
    suites: z.array(Suite).optional(),
  }),
);

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(Suite),
});

/** Counts the results in a JSON report of Vitest or Playwright. A file that failed to load counts as one failure. */
export function countOf(report: unknown): TestCount {
  const vitest = VitestReport.safeParse(report);
  if (vitest.success) return countOfVitest(vitest.data);
  const { stats, errors, suites } = PlaywrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    flaky: suites.flatMap(titlesOf('flaky')),
    skipped: suites.flatMap(titlesOf('skipped')),
  };
}

/** The counts of several runs together. */
export function sumOf(counts: readonly TestCount[]): TestCount {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    flaky: counts.flatMap(({ flaky }) => flaky),
    skipped: counts.flatMap(({ skipped }) => skipped),
  };
}

/** Returns the skipped tests that are not on the list of allowed ones. */
export function unexpectedlySkipped({ skipped }: TestCount, allowed: readonly { readonly name: string }[]): readonly string[] {
  return skipped.filter((name) => !allowed.some((each) => name.startsWith(each.name)));
}

function countOfVitest(report: z.infer<typeof VitestReport>): TestCount {
  const { success, numPassedTests, numFailedTests, numFailedTestSuites, testResults } = report;
  const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites;
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const skipped = all.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ fullName }) => fullName.trim());
  // What failed before it passed keeps its messages.
  const flaky = all.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
  const names = flaky.map(({ fullName }) => fullName.trim());
  return { passed: numPassedTests, failed: success ? failed : Math.max(failed, 1), flaky: names, skipped };
}

function titlesOf(wanted: 'flaky' | 'skipped') {
  return function titlesIn({ specs, suites = [] }: Suite): readonly string[] {
    const own = specs.filter(({ tests }) => tests.some(({ status }) => status === wanted)).map(({ title }) => title);
    return [...own, ...suites.flatMap(titlesIn)];
  };
}
