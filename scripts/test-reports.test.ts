import { expect, test } from 'vitest';
import { countOf, sumOf } from './test-reports.ts';

const vitest = { success: true, numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 0 };
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, errors: [] };

test.each([
  ['all passed', vitest, 7, 0],
  ['two failed in one file', { ...vitest, success: false, numFailedTests: 2, numFailedTestSuites: 1 }, 7, 2],
  ['a file that could not be loaded', { ...vitest, success: false, numFailedTestSuites: 1 }, 7, 1],
  ['an error outside of every test', { ...vitest, success: false }, 7, 1],
  ['the browser walked through', playwright, 3, 0],
  ['the browser was refused', { ...playwright, stats: { expected: 2, unexpected: 1, flaky: 0 } }, 2, 1],
  ['the browser got there at the second attempt', { ...playwright, stats: { expected: 2, unexpected: 0, flaky: 1 } }, 2, 1],
  [
    'the browser never started',
    { ...playwright, stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no browser' }] },
    0,
    1,
  ],
])('%s', (_case, report, passed, failed) => {
  expect(countOf(report)).toEqual({ passed, failed });
});

test('a report of another shape is not counted as nothing', () => {
  expect(() => countOf({ tests: 3 })).toThrow();
});

test('runs add up', () => {
  expect(sumOf([])).toEqual({ passed: 0, failed: 0 });
  expect(sumOf([countOf(vitest), countOf(playwright)])).toEqual({ passed: 10, failed: 0 });
});
