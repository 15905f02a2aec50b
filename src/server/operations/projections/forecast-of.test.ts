import { expect, test } from 'vitest';
import type { ProjectionAssumptions } from '#contracts/reports/projections.ts';
import type { ProjectionTerms } from '#domain/projection/projection.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import { forecastOf } from './forecast-of.ts';

const sure = { expectedReturn: 0.05, volatility: 0 };
const unsure = { expectedReturn: 0.06, volatility: 0.1 };
const assumptions: ProjectionAssumptions = {
  profiles: { 1: sure, 2: sure, 3: sure, 4: unsure, 5: unsure, 6: unsure, 7: unsure },
  charges: 0,
  begins: { riskProfile: 4, years: 20, inflation: 0.02 },
};
const terms: ProjectionTerms = {
  riskProfile: 1,
  deposit: 0,
  contribution: 0,
  escalation: 0,
  years: 10,
  inflation: 0.02,
  target: null,
  payments: [],
};

let asking = 0;

async function forecast(own: Partial<ProjectionTerms>, charges = 0, value: Figure = available(100_000)) {
  const figure = await forecastOf({
    whose: `asking ${(asking += 1)}`,
    terms: { ...terms, ...own },
    seed: 7,
    start: { day: '2026-06-30', value },
    currency: 'GBP',
    assumptions: { ...assumptions, charges },
  });
  if (!figure.available) throw new Error(figure.reason);
  return { ...figure.value, last: figure.value.years.at(-1) };
}

// Compound interest: 100 000 × 1.05^10, and with a charge of 1 % a year 0.99^10 of it.
test.each([
  ['without charges', 0, 162_889.4626777452],
  ['with charges of 1 %', 0.01, 147_314.3102535676],
])('100 000 at 5 %% for 10 years, %s: every line is the one path', async (_case, charges, value) => {
  const { last, years } = await forecast({}, charges);
  expect(years).toHaveLength(11);
  expect(years[0]).toEqual({ year: 0, quantiles: [100_000, 100_000, 100_000, 100_000, 100_000], mean: 100_000, contributed: 100_000 });
  for (const line of [...(last?.quantiles ?? []), last?.mean]) expect(line).toBeCloseTo(value, 4);
});

// docs/calculations/projection.md: 10 000 and 100 a month at 5 % for 10 years.
test('the example of the page about it', async () => {
  const { last } = await forecast({ deposit: 4000, contribution: 100 }, 0, available(6000));
  expect(last?.mean).toBeCloseTo(31_725.26, 1);
  expect(last?.quantiles[2]).toBeCloseTo(31_725.26, 1);
  expect(last?.contributed).toBe(22_000);
});

// Closed form of the lognormal: docs/calculations/projection.md.
test('with volatility the median lies where the closed form has it, the mean above', async () => {
  const { last, probabilityOfLoss, probabilityOfRealLoss } = await forecast({ riskProfile: 4 });
  expect(Math.abs((last?.quantiles[0] ?? 0) / 104_998 - 1)).toBeLessThan(0.03);
  expect(Math.abs((last?.quantiles[2] ?? 0) / 171_324 - 1)).toBeLessThan(0.02);
  expect(Math.abs((last?.quantiles[4] ?? 0) / 279_548 - 1)).toBeLessThan(0.03);
  expect(last?.mean).toBeCloseTo(100_000 * 1.06 ** 10, 4);
  expect(probabilityOfLoss).toBeCloseTo(0.035, 2);
  // Below 100 000 of today at an inflation of 2 %: below 121 899 in the end.
  expect(Math.abs(probabilityOfRealLoss - 0.1264)).toBeLessThan(0.015);
});

test('a target is reached by the fewer the higher it is', async () => {
  const reached = await Promise.all(
    [150_000, 171_324, 250_000].map(async (target) => (await forecast({ riskProfile: 4, target })).probabilityOfTarget),
  );
  expect(reached[1]).toBeCloseTo(0.5, 1);
  expect(reached.toSorted((a, b) => Number(b) - Number(a))).toEqual(reached);
  expect((await forecast({ riskProfile: 4 })).probabilityOfTarget).toBeNull();
});

test('the same terms draw the same picture; a pound more a month moves every line up', async () => {
  const [once, again, more] = await Promise.all([{}, {}, { contribution: 1 }].map((own) => forecast({ riskProfile: 7, ...own })));
  expect(again).toEqual(once);
  once?.years.slice(1).forEach(({ quantiles }, at) => {
    quantiles.forEach((value, line) => expect(more?.years[at + 1]?.quantiles[line]).toBeGreaterThan(value));
  });
});

// NPER: 100 000 at 5 % a year pay 2000 a month 56.02 times.
test('withdrawals run the money dry, and the month is said', async () => {
  const { depletedInMonth, probabilityOfDepletion, last } = await forecast({ contribution: -2000 });
  expect(depletedInMonth).toBe(57);
  expect(probabilityOfDepletion).toBe(1);
  expect(last?.quantiles).toEqual([0, 0, 0, 0, 0]);
});

test('others are served while futures are drawn', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  await forecast({ riskProfile: 4, years: 40 });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test('without a value nothing is projected, and why is said', async () => {
  const start = { day: '2026-06-30', value: unavailable('no-price', 'FND') } as const;
  expect(await forecastOf({ terms, seed: 1, start, currency: 'GBP', assumptions, whose: 'ivy' })).toEqual(start.value);
  const before = { day: null, value: unavailable('not-recorded') };
  expect(await forecastOf({ terms, seed: 1, start: before, currency: 'GBP', assumptions, whose: 'ivy' })).toEqual(before.value);
});

test('of one person two are computed, and a third is turned away', async () => {
  const asked = { terms, seed: 1, start: { day: '2026-11-20', value: available(1000) }, currency: 'GBP', assumptions } as const;
  const answers = await Promise.allSettled(['ivy', 'ivy', 'ivy', 'otto'].map((whose) => forecastOf({ ...asked, whose })));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
  expect(answers[2]).toMatchObject({ reason: { code: 'server-busy' } });
});
