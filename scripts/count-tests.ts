import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mayBeSkipped } from './skipped-tests.ts';
import { countOf, sumOf, type TestCount, unexpectedlySkipped } from './test-reports.ts';

const runs = ['unit', 'database', 'e2e'];

/** More tests that pass only when they are repeated say that something is wrong. */
const maxFlaky = 5;

/**
 * Adds up the reports of `npm test` in a folder and prints the sum. Every run must have reported, at least one test must have run, none may have
 * failed, and none may have been left out but those of scripts/skipped-tests.ts, which are named. So are those that passed only when they were
 * repeated; more than five of them are a failure.
 *
 * @returns whether all of that holds
 */
export async function countTests(folder: string): Promise<boolean> {
  const reports = await Promise.all(runs.map((run) => readReport(folder, run)));
  const missing = reports.filter(({ count }) => count === null).map(({ run }) => run);
  const sum = sumOf(reports.flatMap(({ count }) => count ?? []));
  const { passed, failed, flaky, skipped } = sum;
  const unexpected = unexpectedlySkipped(sum, mayBeSkipped);

  for (const run of missing) console.error(`The report of the ${run} tests is missing.`);
  tellSkipped(skipped);
  for (const name of unexpected) console.error(`Did not run, and nobody said that it may not: ${name}`);
  if (flaky.length > 0) console.log(`${flaky.length} flaky: ${flaky.join('; ')}`);
  if (flaky.length > maxFlaky) console.error(`More than ${maxFlaky} tests passed only when they were repeated.`);
  console.log(`${passed} passed, ${failed} failed, ${skipped.length} skipped`);
  return missing.length === 0 && failed === 0 && unexpected.length === 0 && flaky.length <= maxFlaky && passed > 0;
}

async function readReport(folder: string, run: string): Promise<{ readonly run: string; readonly count: TestCount | null }> {
  const text = await readFile(join(folder, `${run}.json`), 'utf8').catch(() => null);
  return { run, count: text === null ? null : countOf(JSON.parse(text)) };
}

function tellSkipped(skipped: readonly string[]): void {
  for (const { name, why } of mayBeSkipped)
    for (const left of skipped.filter((each) => each.startsWith(name))) console.log(`Did not run: ${left} (${why}).`);
}
