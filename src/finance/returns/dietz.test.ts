import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSeries } from '#tests/support/build-series.ts';
import { type DietzFlow, type DietzInput, linkedDietz, modifiedDietz, modifiedDietzOver, simpleDietz, simpleDietzOver } from './dietz.ts';
import { available, type Figure, unavailable } from '../figure.ts';
import { dayNumber } from '../iso-date.ts';
import { moneyWeightedReturn, investorFlows } from './money-weighted-return.ts';
import { annualised, timeWeightedReturn } from './time-weighted-return.ts';

const close = (value: number, digits = 9) => available(expect.closeTo(value, digits));
const rateOf = (figure: ReturnType<typeof modifiedDietzOver>): Figure => (figure.available ? figure.value.rate : figure);

/** Flows as `day amount, day amount`. */
function flows(written: string): DietzFlow[] {
  return written === '' ? [] : written.split(', ').map((flow) => ({ day: Number(flow.split(' ')[0]), amount: Number(flow.split(' ')[1]) }));
}

const dietz = (written: string, input: Partial<DietzInput> = {}) =>
  modifiedDietz({ openingValue: 1000, closingValue: 1000, days: 30, flows: flows(written), timing: 'end-of-day', ...input });

test.each([
  ['Wikipedia, 100 at the start, 50 more after half the period', '182.5 50', { openingValue: 100, closingValue: 300, days: 365 }, 1.2],
  ['a flow in the middle counts half', '15 500', { closingValue: 1650 }, 0.12],
  ['nothing moved', '', { closingValue: 1100 }, 0.1],
  ['on day 10 of 30 it counts for two thirds', '10 500', { closingValue: 1600 }, 100 / (1000 + (500 * 20) / 30)],
  ['in on the last day counts nothing', '30 500', { closingValue: 1600 }, 0.1],
  ['in at the start of its day counts that day too', '30 500', { closingValue: 1600, timing: 'in-start-out-end' }, 100 / (1000 + 500 / 30)],
  ['out at the end of its day, either way', '15 -500', { closingValue: 600, timing: 'in-start-out-end' }, 100 / 750],
  ['February of a leap year has 29 days', '10 290', { closingValue: 1400, days: 29 }, 110 / (1000 + 190)],
  ['funded after the opening, T begins there', '10 1000', { openingValue: 0, closingValue: 1100 }, 0.1],
  ['and flows after it are weighted by what is left', '10 1000, 20 1000', { openingValue: 0, closingValue: 2150 }, 0.1],
  ['everything lost', '', { closingValue: 0 }, -1],
] as const)('modified Dietz: %s', (_case, written, input, expected) => {
  expect(dietz(written, input).rate).toEqual(close(expected));
});

test("Wikipedia's gain of 450 that the bare formula calls −900 %", () => {
  expect(dietz('5 -1200', { closingValue: 250, days: 40 })).toEqual({
    rate: unavailable('capital-not-positive'),
    gain: 450,
    averageCapital: -50,
    isThin: false,
    onOpeningValue: close(0.45),
  });
});

test.each([
  ['nothing there, nothing moved', '', { openingValue: 0, closingValue: 0 }, 'not-invested'],
  ['paid in at the last moment', '30 100', { openingValue: 0, closingValue: 100 }, 'not-invested'],
  ['income without anything at work', '', { openingValue: 0, closingValue: 5 }, 'income-without-assets'],
  ['more lost than was at work', '', { closingValue: -1 }, 'loss-beyond-total'],
] as const)('no modified Dietz: %s', (_case, written, input, reason) => {
  expect(dietz(written, input).rate).toEqual(unavailable(reason));
});

test('says when the average capital is so thin that the rate means little', () => {
  const thin = dietz('0 -995', { closingValue: 6 });
  expect(thin).toMatchObject({ isThin: true, averageCapital: expect.closeTo(5, 9), rate: close(0.2) });
  expect(dietz('15 -900', { closingValue: 150 }).isThin).toBe(false);
});

test('simple Dietz puts every flow in the middle', () => {
  const input = { openingValue: 1000, closingValue: 1650, flows: flows('3 500') };
  expect(simpleDietz(input)).toMatchObject({ gain: 150, averageCapital: 1250, rate: close(0.12) });
});

/** 31 December 1969 to 2 March 1970 in days, so that months end at places 30 and 58. */
const start = dayNumber('1970-01-01');
const growing = (daily: number, days = 61) => Array.from({ length: days }, (_, day) => 100 * daily ** day);

test('months are linked, the first and last may be parts of one', () => {
  const series = buildSeries(growing(1.001));
  const { rate, months } = linkedDietz(series, { from: start, to: start + 60 });
  expect(rate).toEqual(close(1.001 ** 60 - 1));
  expect(months.map(({ period }) => [period.from, period.to])).toEqual([
    [0, 30],
    [30, 58],
    [58, 60],
  ]);
});

test('a month without anything invested is no change, one that is not computable leaves the whole without a return', () => {
  const emptied = growing(1, 95).map((_, day) => (day < 20 ? 100 : day < 70 ? 0 : 110));
  const paidOut = emptied.map((_, day) => (day === 20 ? 120 : 0));
  const paidIn = emptied.map((_, day) => (day === 70 ? 100 : 0));
  const { rate, months } = linkedDietz(buildSeries(emptied, { paidIn, paidOut }), { from: 0, to: 94 });
  const january = 20 / (100 - (120 * 10) / 30);
  expect(months[1]?.figure).toEqual(unavailable('not-invested'));
  expect(rate).toEqual(close((1 + january) * 1.1 - 1));
  const broken = linkedDietz(buildSeries([...growing(1, 40), NaN]), { from: 0, to: 40 });
  expect(broken.rate).toEqual(unavailable('no-price', '1970-02-10'));
  expect(linkedDietz(buildSeries([0, 0]), { from: 0, to: 1 }).rate).toEqual(unavailable('not-invested'));
});

test('names the day of a flow of unknown size', () => {
  const series = buildSeries([100, 110, 120], { paidIn: [0, NaN, 0] });
  expect(modifiedDietzOver(series, { from: 0, to: 2 })).toEqual(unavailable('flow-without-value', '1970-01-02'));
});

const factors = fc.array(fc.double({ min: 0.99, max: 1.01, noNaN: true }), { minLength: 1, maxLength: 500, size: 'max' });
const move = fc.record({ growth: fc.double({ min: 0.97, max: 1.03, noNaN: true }), flow: fc.integer({ min: -20, max: 60 }) });
const moves = fc.array(move, { minLength: 31, maxLength: 100 });

/** A portfolio of 1000 with these daily growths and flows, in at the start and out at the end of the day. */
function moving(steps: readonly { growth: number; flow: number }[], scale = 1) {
  const value = [1000 * scale];
  for (const { growth, flow } of steps) {
    const before = value.at(-1) ?? 0;
    value.push(flow > 0 ? (before + flow * scale) * growth : before * growth + flow * scale);
  }
  const column = (sign: number) => [0, ...steps.map(({ flow }) => Math.max(flow * sign * scale, 0))];
  return buildSeries(value, { paidIn: column(1), paidOut: column(-1) });
}

test('without flows: time-weighted = modified = simple = linked Dietz, and annualised = money-weighted', () => {
  fc.assert(
    fc.property(factors, (growth) => {
      const series = moving(growth.map((each) => ({ growth: each, flow: 0 })));
      const period = { from: 0, to: growth.length };
      const total = timeWeightedReturn(series, period);
      if (!total.available) throw new Error(total.reason);
      const others = [rateOf(modifiedDietzOver(series, period)), rateOf(simpleDietzOver(series, period)), linkedDietz(series, period).rate];
      expect(others).toEqual([close(total.value), close(total.value), close(total.value)]);
      const flowsOfInvestor = investorFlows(series, period);
      fc.pre(growth.length >= 365 && flowsOfInvestor.available);
      const yearly = annualised(total, growth.length);
      expect(moneyWeightedReturn(flowsOfInvestor.value)).toEqual(yearly.available ? close(yearly.value) : yearly);
    }),
  );
});

test('over one day it is the time-weighted return, whatever moved', () => {
  fc.assert(
    fc.property(moves, (steps) => {
      const series = moving(steps.slice(0, 1));
      const total = timeWeightedReturn(series, { from: 0, to: 1 });
      expect(rateOf(modifiedDietzOver(series, { from: 0, to: 1 }))).toEqual(total.available ? close(total.value) : total);
    }),
  );
});

test('scaling all money changes nothing', () => {
  fc.assert(
    fc.property(moves, (steps) => {
      const period = { from: 0, to: steps.length };
      const rate = linkedDietz(moving(steps), period).rate;
      expect(linkedDietz(moving(steps, 1000), period).rate).toEqual(rate.available ? close(rate.value) : rate);
    }),
  );
});

test('linked over a cut at a month-end, the parts give the whole', () => {
  fc.assert(
    fc.property(moves, (steps) => {
      const series = moving(steps);
      const over = (from: number, to: number) => {
        const { rate } = linkedDietz(series, { from, to });
        return rate.available ? 1 + rate.value : NaN;
      };
      expect((over(0, 30) * over(30, steps.length)) / over(0, steps.length)).toBeCloseTo(1, 9);
    }),
  );
});
