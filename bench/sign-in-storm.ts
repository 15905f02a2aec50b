import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDemo } from './support/demo.ts';
import { median, milliseconds } from './support/timing.ts';

/**
 * What does a storm of sign-ins cost everybody else? A portfolio page over HTTP while strangers try passwords, ten times as many a second as
 * one core hashes, against the same page when it is quiet; and while they go on although their network is locked out. Whoever is turned away is
 * told to come back.
 */
const aSecond = 300;
const rounds = Number(process.argv[2] ?? 60);
const varDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const demo = await startDemo(varDir);
const investor = await demo.signIn('investor');
const { portal, portfolio } = await demo.ownPortfolio('investor');
const readPage = async () => {
  const { status } = await investor.get(`/dashboard/${portal}/portfolio/${portfolio}`);
  if (status !== 200) throw new Error(`The page answered ${status}.`);
};

// The compiler of a process that has just been started makes pages quicker for some hundred rounds.
for (let round = 0; round < 200; round += 1) await readPage();

const quiet = await median(rounds, readPage);
const statuses = new Map<string, number>();
const trying: Promise<void>[] = [];
const clock = setInterval(() => trying.push(tryPassword(trying.length)), 1000 / aSecond);
const stormy = await median(rounds, readPage);
while (!statuses.has('429 with Retry-After')) await readPage();
const lockedOut = await median(rounds, readPage);
clearInterval(clock);
await Promise.all(trying);
const calm = await median(rounds, readPage);

const calmOnes = (quiet + calm) / 2;
const times = { quiet, 'in the storm': stormy, 'while it is locked out': lockedOut, 'after it': calm };
console.log(
  `portfolio page: ${Object.entries(times)
    .map(([when, time]) => `${when} ${milliseconds(time)}`)
    .join(', ')}`,
);
console.log(`ratio ${(stormy / calmOnes).toFixed(2)}, locked out ${(lockedOut / calmOnes).toFixed(2)}`);
console.log(`sign-ins answered ${JSON.stringify(Object.fromEntries(statuses))}`);
await demo.stop();
rmSync(varDir, { recursive: true, force: true });

async function tryPassword(stranger: number): Promise<void> {
  const form = { intent: 'password', email: `stranger-${stranger}@storm.example`, password: 'no password' };
  const { status, headers } = await demo.post('/login', form);
  const answered = headers['retry-after'] === undefined ? String(status) : `${status} with Retry-After`;
  statuses.set(answered, (statuses.get(answered) ?? 0) + 1);
}
