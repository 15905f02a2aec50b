import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { countTests } from './count-tests.ts';
import { isBuildFresh } from '#server/start/build-when-needed.ts';
import { lockInstance } from '#server/start/instance-lock.ts';

/**
 * `npm test`: every stage, also after one that failed; then how long each took, what failed and what passed only when repeated. A run without a
 * failure leaves the commit that it tried in test-results/green. A second run in the same checkout is refused: both would build into one folder. Stages
 * that someone starts by hand meanwhile write their reports elsewhere.
 */
const stages = ['lint', 'format:check', 'contrast', 'knip', 'unit', 'build', 'test:database', 'e2e'] as const;

interface Ended {
  readonly stage: string;
  readonly isGreen: boolean;
  /** In seconds. */
  readonly clock: number;
  /** Seconds of all processors, user and system; null where the system does not tell. */
  readonly processor: number | null;
}

const results = 'test-results/npm-test';
const lock = lockInstance('test-results');
if (lock.kind === 'held') {
  console.error('Another npm test is running in this checkout: wait for it to end, or use another worktree.');
  process.exit(1);
}
for (const each of [results, 'test-results/green']) rmSync(each, { recursive: true, force: true });
mkdirSync(results);
const before = commitUnderTest();
const ended = stages.map(run);
console.log('');
const isSumRight = await countTests(results);
for (const each of [...ended, sum(ended)]) console.log(lineOf(each));
const isGreen = isSumRight && ended.every((each) => each.isGreen);
if (isGreen && before !== null && before === commitUnderTest()) writeFileSync('test-results/green', `${before}\n`);
console.log(isGreen ? 'All stages passed.' : `Failed: ${failures().join(', ')}`);
process.exitCode = isGreen ? 0 : 1;
lock.release();

function run(stage: (typeof stages)[number]): Ended {
  console.log(`\n--- ${stage}`);
  const started = performance.now();
  const processorBefore = processorSeconds();
  // Products that another run has started on this build must not lose it.
  const isNeeded = stage !== 'build' || !isBuildFresh();
  const isStageGreen =
    !isNeeded || spawnSync('npm', ['run', stage], { stdio: 'inherit', env: { ...process.env, TEST_RESULTS: results } }).status === 0;
  const after = processorSeconds();
  const processor = after === null || processorBefore === null ? null : after - processorBefore;
  return { stage, isGreen: isStageGreen, clock: (performance.now() - started) / 1000, processor };
}

function failures(): string[] {
  const names = ended.filter((each) => !each.isGreen).map(({ stage }) => stage);
  return isSumRight ? names : [...names, 'the sum of the tests'];
}

function sum(all: readonly Ended[]): Ended {
  const processor = all.some((each) => each.processor === null) ? null : all.reduce((total, each) => total + (each.processor ?? 0), 0);
  return { stage: 'all', isGreen: all.every((each) => each.isGreen), clock: all.reduce((total, each) => total + each.clock, 0), processor };
}

function lineOf({ stage, isGreen: isStageGreen, clock, processor }: Ended): string {
  const times = [`${clock.toFixed(0)} s`, ...(processor === null ? [] : [`${processor.toFixed(0)} s of processor time`])];
  return `${isStageGreen ? 'passed' : 'FAILED'}  ${stage.padEnd(14)} ${times.join(', ')}`;
}

/** The processor time of processes that have ended, with theirs; null outside Linux. */
function processorSeconds(): number | null {
  try {
    // After the program's name in brackets: cutime and cstime are the 14th and 15th, in hundredths of a second.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[13]) + Number(fields[14])) / 100;
  } catch {
    return null; // no /proc
  }
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The commit, when nothing is changed beside it. */
function commitUnderTest(): string | null {
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    return null; // not a checkout
  }
}
