import { readFile } from 'node:fs/promises';
import { countOf, sumOf } from './test-reports.ts';

/** Adds up what `npm test` left below test-results/: every run must have reported, at least one test must have run, none may have failed. */
const runs = ['unit', 'athens', 'database', 'e2e'];

const reports = await Promise.all(
  runs.map(async (run) => {
    const text = await readFile(`test-results/${run}.json`, 'utf8').catch(() => null);
    return { run, count: text === null ? null : countOf(JSON.parse(text)) };
  }),
);

const missing = reports.filter(({ count }) => count === null).map(({ run }) => run);
const { passed, failed } = sumOf(reports.flatMap(({ count }) => count ?? []));

for (const run of missing) console.error(`The report of the ${run} tests is missing.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = missing.length > 0 || failed > 0 || passed === 0 ? 1 : 0;
