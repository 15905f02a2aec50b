import { describe, expect, test } from 'vitest';
import { type ComparedPart, compositeLevels } from './composite-levels.ts';
import { type DailySeries, seriesFrom } from '../daily-series.ts';

const none = (days: number) => new Float64Array(days);

/** A portfolio by its values and payments in, from day 0. */
function part(
  values: readonly number[],
  benchmark: readonly number[] | null,
  { paidIn = [], fx }: { paidIn?: readonly number[]; fx?: number } = {},
): ComparedPart {
  const days = values.length;
  const money = { paidOut: none(days), income: none(days), charges: none(days), dealingCosts: none(days), taxes: none(days) };
  const series: DailySeries = {
    firstDay: 0,
    value: Float64Array.from(values),
    paidIn: Float64Array.from({ length: days }, (_, at) => paidIn[at] ?? 0),
    ...money,
    index: none(days),
    grossIndex: none(days),
  };
  return { series, fx: none(days).fill(fx ?? 1), benchmark: benchmark && { firstDay: 0, levels: Float64Array.from(benchmark) } };
}

const levels = (parts: readonly ComparedPart[], days: number) => [...compositeLevels(parts, { firstDay: 0, days }).levels];

describe('what several portfolios are compared with as one', () => {
  test('one portfolio: its own benchmark, from 1', () => {
    expect(levels([part([100, 100, 100], [50, 55, 66])], 3)).toEqual([1, 1.1, expect.closeTo(1.32, 12)]);
  });

  test('two with the same benchmark: that benchmark, whatever their sizes', () => {
    const same = [50, 55, 44];
    expect(levels([part([100, 70, 10], same), part([900, 5, 1], same)], 3)).toEqual([1, expect.closeTo(1.1, 12), expect.closeTo(0.88, 12)]);
  });

  test('two with different ones: weighted by what was there the evening before, in the common currency', () => {
    // 100 of the first (+10 %) and 50 at a rate of 6, so 300, of the second (−2 %): (10 − 6) / 400.
    const mixed = [part([100, 100], [1, 1.1]), part([50, 50], [1, 0.98], { fx: 6 })];
    expect(levels(mixed, 2)).toEqual([1, expect.closeTo(1.01, 12)]);
  });

  test('what is paid in works from its day on', () => {
    const joining = [part([100, 100], [1, 1]), part([0, 300], [1, 1.2], { paidIn: [0, 300] })];
    expect(levels(joining, 2)).toEqual([1, expect.closeTo(1.15, 12)]);
  });

  test('stands still while nothing is at work', () => {
    expect(levels([part([0, 0, 0], [1, 2, 3])], 3)).toEqual([1, 1, 1]);
  });

  test('goes on from the level of a day in between', () => {
    const parts = [part([100, 120, 90, 70], [1, 1.1, 1.2, 1.1]), part([50, 50, 60, 80], [1, 0.98, 0.9, 1])];
    const whole = levels(parts, 4);
    const rest = parts.map((one) => ({ ...one, series: seriesFrom(one.series, 2) }));
    expect([...compositeLevels(rest, { firstDay: 2, days: 2, opening: whole[2] ?? NaN }).levels]).toEqual(whole.slice(2));
  });

  test('ends where something at work has no benchmark', () => {
    const parts = [part([100, 100, 100], [1, 1.1, 1.2]), part([0, 0, 50], null, { paidIn: [0, 0, 50] })];
    expect(levels(parts, 3)).toEqual([1, 1.1, NaN]);
  });
});
