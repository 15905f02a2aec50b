import { expect, test } from 'vitest';
import { mayBeSkipped } from './skipped-tests.ts';
import { countOf, sumOf, unexpectedlySkipped } from './test-reports.ts';

const vitest = { success: true, numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 0, testResults: [] };
const playwright = { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 1 }, errors: [], suites: [] };

test.each([
  ['all passed', vitest, 7, 0],
  ['two failed in one file', { ...vitest, success: false, numFailedTests: 2, numFailedTestSuites: 1 }, 7, 2],
  ['a file that could not be loaded', { ...vitest, success: false, numFailedTestSuites: 1 }, 7, 1],
  ['an error outside of every test', { ...vitest, success: false }, 7, 1],
  ['the browser walked through', playwright, 3, 0],
  ['the browser was refused', { ...playwright, stats: { expected: 2, unexpected: 1, flaky: 0 } }, 2, 1],
  ['the browser got there at the second attempt', { ...playwright, stats: { expected: 2, unexpected: 0, flaky: 1 } }, 3, 0],
  [
    'the browser never started',
    { ...playwright, stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{ message: 'no browser' }] },
    0,
    1,
  ],
])('%s', (_case, report, passed, failed) => {
  expect(countOf(report)).toEqual({ passed, failed, flaky: [], skipped: [] });
});

test('a report of another shape is not counted as nothing', () => {
  expect(() => countOf({ tests: 3 })).toThrow();
});

test('runs add up', () => {
  expect(sumOf([])).toEqual({ passed: 0, failed: 0, flaky: [], skipped: [] });
  expect(sumOf([countOf(vitest), countOf(playwright)])).toEqual({ passed: 10, failed: 0, flaky: [], skipped: [] });
});

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

test('what did not run is named, and fails unless it is on the list', () => {
  const results = ['passed', 'skipped', 'pending', 'todo', 'failed'].map((status) => ({ fullName: ` a ${status} test`, status }));
  const ofVitest = countOf({ ...vitest, testResults: [{ assertionResults: results }] });
  expect(ofVitest.skipped).toEqual(['a skipped test', 'a pending test', 'a todo test']);
  const suites = [{ specs: [spec('a walk', 'expected')], suites: [{ specs: [spec('a walk left out', 'skipped')] }] }];
  const sum = sumOf([ofVitest, countOf({ ...playwright, suites })]);
  expect(sum.skipped).toEqual(['a skipped test', 'a pending test', 'a todo test', 'a walk left out']);
  expect(unexpectedlySkipped(sum, [{ name: 'a skipped' }, { name: 'a walk' }])).toEqual(['a pending test', 'a todo test']);
});

test('what passed only when it was repeated is named', () => {
  const results = [
    { fullName: ' a steady test', status: 'passed', failureMessages: [] },
    { fullName: ' a flaky test', status: 'passed', failureMessages: ['Error: late'] },
    { fullName: ' a failed test', status: 'failed', failureMessages: ['Error: wrong'] },
  ];
  const ofVitest = countOf({ ...vitest, testResults: [{ assertionResults: results }] });
  const ofPlaywright = countOf({ ...playwright, suites: [{ specs: [spec('a walk', 'expected'), spec('a flaky walk', 'flaky')] }] });
  expect(sumOf([ofVitest, ofPlaywright]).flaky).toEqual(['a flaky test', 'a flaky walk']);
});

test('each test that may be left out says why', () => {
  for (const { name, why } of mayBeSkipped) expect([name.length > 10, why.length > 10]).toEqual([true, true]);
});
