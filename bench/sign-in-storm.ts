import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemo } from './support/demo.ts';
import { middle, milliseconds } from './support/timing.ts';

/**
 * Measures the effect of a surge of sign-ins on other users. It loads a portfolio page over HTTP while strangers try passwords, at ten times the rate that
 * one core hashes. The limit is the same page without load. It measures again while the strangers' network is locked out. Every rejected stranger gets a
 * request to come back.
 */
const aSecond = 300;
const rounds = Number(process.argv[2] ?? 60);
const burst = 12;
let strangers = 0;
const varDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const demo = await startDemo(varDir);
const investor = await demo.signIn('investor');
const { portal, portfolio } = await demo.ownPortfolio('investor');
const readPage = async () => {
  const { status } = await investor.get(`/dashboard/${portal}/portfolio/${portfolio}`);
  if (status !== 200) throw new Error(`The page answered ${status}.`);
};

// The compiler of a process that has just been started makes pages quicker for some hundred rounds.
await timesOf(250);

const statuses = new Map<string, number>();
const calm: number[] = [];
const stormy: number[] = [];
while (!statuses.has('429 with Retry-After')) await turn(stormy);
const lockedOut: number[] = [];
for (let round = 0; round < rounds; round += burst) await turn(lockedOut);

const medians = { quiet: middle(calm), 'in the storm': middle(stormy), 'while it is locked out': middle(lockedOut) };
console.log(
  `portfolio page: ${Object.entries(medians)
    .map(([when, time]) => `${when} ${milliseconds(time)}`)
    .join(', ')}`,
);
console.log(`ratio ${(middle(stormy) / middle(calm)).toFixed(2)}, locked out ${(middle(lockedOut) / middle(calm)).toFixed(2)}`);
console.log(`sign-ins answered ${JSON.stringify(Object.fromEntries(statuses))}`);
await demo.stop();
rmSync(varDir, { recursive: true, force: true });

/** Some pages in quiet, and as many in the storm: what else the machine does troubles both alike. */
async function turn(times: number[]): Promise<void> {
  calm.push(...(await timesOf(burst)));
  const trying: Promise<void>[] = [];
  const clock = setInterval(() => trying.push(tryPassword((strangers += 1))), 1000 / aSecond);
  await timesOf(2);
  times.push(...(await timesOf(burst)));
  clearInterval(clock);
  await Promise.all(trying);
}

async function timesOf(pages: number): Promise<number[]> {
  const times: number[] = [];
  for (let page = 0; page < pages; page += 1) {
    const started = performance.now();
    await readPage();
    times.push(performance.now() - started);
  }
  return times;
}

async function tryPassword(stranger: number): Promise<void> {
  const form = { intent: 'password', email: `stranger-${stranger}@storm.example`, password: 'no password' };
  const { status, headers } = await demo.post('/login', form);
  const answered = headers['retry-after'] === undefined ? String(status) : `${status} with Retry-After`;
  statuses.set(answered, (statuses.get(answered) ?? 0) + 1);
}
