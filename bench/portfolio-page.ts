import '#server/production.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemo } from './support/demo.ts';
import { middle, milliseconds } from './support/timing.ts';

/**
 * Pages over HTTP with everything that belongs to them, against React's `renderToString` of the same element trees with their data in memory, in turns
 * in one process; and what they weigh in JavaScript. Wanted: at most three times.
 */
const rounds = 12;
/** Pages a round: processor time is counted in whole ticks of the system. */
const pages = 10;
const varDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const demo = await startDemo(varDir);
const advisor = await demo.signIn('advisor');
const investor = await demo.signIn('investor');
const { portal, portfolio } = await demo.ownPortfolio('investor');

for (const [name, browser, path] of [
  ['overview', advisor, `/dashboard/${portal}`],
  ['home', investor, `/dashboard/${portal}`],
  ['portfolio', investor, `/dashboard/${portal}/portfolio/${portfolio}`],
] as const) {
  const [full, alone] = await compare(() => browser.get(path));
  const ratio = (full.processor / alone.processor).toFixed(1);
  console.log(
    `${name}: ${milliseconds(full.processor)} of processor time (${milliseconds(full.wall)} on the clock), React alone ${milliseconds(alone.processor)} (${milliseconds(alone.wall)}), ratio ${ratio}`,
  );
}
console.log(
  `JavaScript as transferred (brotli): login ${await demo.scriptWeight('/login')} KB, portfolio ${await investor.scriptWeight(`/dashboard/${portal}/portfolio/${portfolio}`)} KB`,
);
await demo.stop();
rmSync(varDir, { recursive: true, force: true });

interface Timed {
  /** Milliseconds a page, of the product's process without PostgreSQL. */
  readonly processor: number;
  readonly wall: number;
}

/** Medians of the rounds for the whole page and for React alone. */
async function compare(get: () => Promise<unknown>): Promise<[Timed, Timed]> {
  const times: [Timed, Timed][] = [];
  for (let round = -3; round < rounds; round += 1) {
    const both: [Timed, Timed] = [await time(get), await time(() => demo.ask('render'))];
    if (round >= 0) times.push(both);
  }
  return [medianOf(times.map(([full]) => full)), medianOf(times.map(([, alone]) => alone))];
}

async function time(work: () => Promise<unknown>): Promise<Timed> {
  const [before, started] = [await demo.ask('processor'), performance.now()];
  for (let page = 0; page < pages; page += 1) await work();
  const wall = (performance.now() - started) / pages;
  return { processor: ((await demo.ask('processor')).processor - before.processor) / pages, wall };
}

function medianOf(times: readonly Timed[]): Timed {
  return { processor: middle(times.map(({ processor }) => processor)), wall: middle(times.map(({ wall }) => wall)) };
}
