import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startDemo } from './support/demo.ts';
import { middle } from './support/timing.ts';

/**
 * Does the product keep what it needed once? Mixed readers for so many minutes (`npm run bench -- soak`, or `node bench/soak.ts 20`): a client and an adviser who
 * read their pages and take files, and strangers who guess passwords. The memory of the process (RSS) in the last quarter of the time stands beside that of the
 * first; it ends with 1 when it is more than 1.3 times as much.
 */
const minutes = Number(process.argv[2] ?? 20);
const bar = 1.3;
const [readers, pauseMs] = [6, 60];

const varDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const demo = await startDemo(varDir);
const [investor, advisor] = [await demo.signIn('investor'), await demo.signIn('advisor')];
const { portal, portfolio } = await demo.ownPortfolio('investor');

const own = `/dashboard/${portal}/portfolio/${portfolio}`;
const clientsPages = [own, `${own}/holdings.csv`, `${own}/transactions.csv`, '/profile/me', '/portals'];
const advisersPages = [`/dashboard/${portal}`, '/portals', '/profile/me'];
const statuses = new Map<string, number>();
let turn = 0;

async function ask(): Promise<void> {
  turn += 1;
  const { status } = await whatever(turn);
  statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
}

/** Takes one turn: of ten turns, six are a client's, three an adviser's and one a stranger's. */
function whatever(nth: number): Promise<{ readonly status: number }> {
  if (nth % 10 === 9) return demo.post('/login', { intent: 'password', email: `stranger-${nth}@soak.example`, password: 'no password' });
  if (nth % 10 > 5) return advisor.get(advisersPages[nth % advisersPages.length] ?? '/portals');
  return investor.get(clientsPages[nth % clientsPages.length] ?? '/portals');
}

const megabytes = () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${demo.pid}/status`, 'utf8'))?.[1]) / 1000);
const ends = Date.now() + minutes * 60_000;
const measured: number[] = [];
const everyMinute: number[] = [];

async function reader(): Promise<void> {
  while (Date.now() < ends) {
    await ask();
    await wait(pauseMs);
  }
}

async function watch(): Promise<void> {
  while (Date.now() < ends) {
    measured.push(megabytes());
    if (measured.length % 12 === 0) everyMinute.push(middle(measured.slice(-12)));
    await wait(5000);
  }
}

await Promise.all([...Array.from({ length: readers }, reader), watch()]);

const quarter = Math.max(1, Math.floor(measured.length / 4));
const [first, last] = [middle(measured.slice(0, quarter)), middle(measured.slice(-quarter))];
console.log(`${turn} requests in ${minutes} minutes, answered ${JSON.stringify(Object.fromEntries(statuses))}`);
console.log(`memory of each minute in MB: ${everyMinute.join(' ')}`);
console.log(
  `memory: first quarter ${first} MB, last quarter ${last} MB, ratio ${(last / first).toFixed(2)}, most ${Math.max(...measured)} MB`,
);
await demo.stop();
rmSync(varDir, { recursive: true, force: true });
const failed = [...statuses].some(([status]) => Number(status) >= 500);
process.exitCode = failed || last > first * bar ? 1 : 0;
