import xirr from 'xirr';
import { type CashFlow, moneyWeightedReturn } from '#finance/returns/money-weighted-return.ts';
import { seededRandom } from './support/seeded-random.ts';
import { bestInTurns, milliseconds } from './support/timing.ts';

/**
 * The money-weighted return of 100 000 accounts of 24 flows each on day numbers, against the same by the npm package `xirr` on
 * those accounts that it can solve.
 */
const accounts = Array.from({ length: 100_000 }, (_, at) => randomAccount(at + 1));
const dated = accounts.map((flows) => flows.map(({ day, amount }) => ({ amount, when: new Date(day * 86_400_000) })));
const solved = accounts.map(moneyWeightedReturn);
const theirs = dated.map(rateOrNull);
const solvable = theirs.flatMap((rate, at) => (rate === null ? [] : [at]));
const differing = solvable.filter((at) => {
  const rate = solved[at];
  return !rate?.available || Math.abs(rate.value - (theirs[at] ?? NaN)) > 1e-6;
});

const { own, other } = bestInTurns(7, {
  own: () => solvable.forEach((at) => moneyWeightedReturn(accounts[at] ?? [])),
  other: () => solvable.forEach((at) => rateOrNull(dated[at] ?? [])),
});
console.log(
  `money-weighted return of ${solvable.length} accounts ${milliseconds(own.wall)}, xirr ${milliseconds(other.wall)}, ${(other.wall / own.wall).toFixed(1)} times as fast (of processor time ${(other.processor / own.processor).toFixed(1)})`,
);
console.log(
  `solved of ${accounts.length}: ${solved.filter(({ available }) => available).length}, xirr ${solvable.length}; other rates than xirr's: ${differing.length}`,
);

/** Paid in every five months or so, now and then taken out, and worth more or less at the end; some lose half of it within weeks. */
function randomAccount(seed: number): CashFlow[] {
  const random = seededRandom(seed);
  const isShort = random() < 0.05;
  let day = 16_000 + Math.floor(random() * 1000);
  let paid = 0;
  const flows = Array.from({ length: 23 }, (_, at) => {
    day += 1 + Math.floor(random() * (isShort ? 3 : 300));
    const amount = at > 0 && random() < 0.1 ? Math.round(paid * random() * 0.2) + 1 : -Math.round(100 + random() * 5000);
    paid -= amount;
    return { day, amount };
  });
  const closing = paid * (isShort ? 0.5 + random() * 0.6 : 0.4 + random() * 2.2);
  return [...flows, { day: day + 1 + Math.floor(random() * 30), amount: Math.max(1, Math.round(closing)) }];
}

function rateOrNull(flows: readonly { amount: number; when: Date }[]): number | null {
  try {
    const rate = xirr(flows);
    return Number.isFinite(rate) ? rate : null;
  } catch {
    return null;
  }
}
