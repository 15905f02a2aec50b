import type { LineSeriesOption } from 'echarts/charts';
import { describe, expect, test } from 'vitest';
import { available, unavailable } from '#finance/figure.ts';
import { dayNumber } from '#finance/iso-date.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { getFormats } from '#wording/formats.ts';
import { renderSvg } from '../../../ui/chart/chart-library.ts';
import { drawPerformance } from './performance-option.ts';
import { performanceReadings } from './performance-readings.ts';
import type { ShownPerformance } from './select-performance.ts';

const asOf = '2026-06-30';
const shown: ShownPerformance = {
  period: { from: '2026-05-29', to: asOf },
  asOf,
  range: '1m',
  currency: 'GBP',
  hasBenchmark: true,
  points: [
    { day: '2026-05-29', value: 1000, portfolio: 0, benchmark: 0, drawdown: 0 },
    { day: '2026-06-15', value: 980, portfolio: -0.02, benchmark: -0.01, drawdown: -0.02 },
    { day: '2026-06-16', value: null, portfolio: null, benchmark: -0.005, drawdown: null },
    { day: asOf, value: 1050, portfolio: 0.03, benchmark: 0.029, drawdown: 0 },
  ],
  payments: [
    { day: '2026-06-14', paidIn: 20, paidOut: 0 },
    { day: '2026-06-15', paidIn: 5, paidOut: 7.5 },
  ],
  deepest: available({ depth: -0.02, peak: '2026-05-29', trough: '2026-06-15', recovery: asOf }),
  last: { day: asOf, value: 1050, portfolio: 0.03, benchmark: 0.029, drawdown: 0 },
  returns: [],
  form: 'annual',
  years: { calendar: [], tax: [] },
};
const look = { texts: textsByLocale.en, formats: getFormats('en'), isBenchmarkShown: true };
const wide = { width: 780, height: 402, isPaper: false };
const narrow = { width: 324, height: 338, isPaper: false };

describe('the drawing', () => {
  test('has the portfolio solid, the benchmark dashed, the falls and both kinds of payments', () => {
    expect(seriesOf(wide)).toMatchObject([
      { lineStyle: { width: 2.2 } },
      { lineStyle: { type: [5, 3] } },
      { areaStyle: { opacity: 0.16 } },
      { label: { formatter: '−2.00%' } },
      {
        symbol: 'triangle',
        data: [
          [dayNumber('2026-06-14'), 0],
          [dayNumber('2026-06-15'), 0],
        ],
      },
      { symbolRotate: 180, data: [[dayNumber('2026-06-15'), 0]] },
    ]);
  });

  test('leaves a gap where there is no return', () => {
    expect(seriesOf(wide)[0]?.data?.[2]).toEqual([dayNumber('2026-06-16'), null]);
  });

  test('names the lines at their ends where there is room, apart from each other', () => {
    const ends = seriesOf(wide)
      .slice(0, 2)
      .map(({ data }) => data?.at(-1) as { label: { show: boolean; formatter: string; offset: [number, number] } });
    expect(ends.map(({ label }) => label.formatter)).toEqual(['{value|+3.00%}\n{name|Portfolio}', '{value|+2.90%}\n{name|Benchmark}']);
    expect(ends[0]?.label.offset[1]).toBeLessThan(0);
    expect(ends[1]?.label.offset[1]).toBeGreaterThan(0);
    expect(seriesOf(narrow)[0]?.data?.at(-1)).toMatchObject({ label: { show: false } });
  });

  test('leaves out what is hidden or not there', () => {
    expect(seriesOf(wide, { ...shown, payments: [], deepest: unavailable('not-invested') }, false)).toHaveLength(2);
    expect(drawPerformance({ ...shown, payments: [] }, look)(wide).grid).toHaveLength(2);
  });

  test('is drawn on paper in the colours of the page', () => {
    const svg = renderSvg(drawPerformance(shown, look), { ...wide, isPaper: true }, { id: 'one', name: 'Performance' });
    for (const part of ['var(--chart-1)', 'var(--chart-benchmark)', 'var(--negative)', '−2.00%', '+3.00%', 'in and out', '16 Jun']) {
      expect(svg).toContain(part);
    }
    expect(svg).not.toMatch(/NaN|#[0-9a-fA-F]{6}/);
  });
});

describe('the readings', () => {
  test('are of the days that have a return, in order', () => {
    expect(performanceReadings(shown, look).places).toEqual(['2026-05-29', '2026-06-15', asOf].map(dayNumber));
  });

  test('say returns, fall and the payments nearest to the day', () => {
    const { title, lines, spoken } = performanceReadings(shown, look).at(1);
    expect(title).toBe('15/06/2026');
    expect(lines.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Portfolio −2.00%',
      'Benchmark −1.00%',
      'From peak −2.00%',
      'Paid in £25',
      'Paid out £7.50',
    ]);
    expect(spoken).toBe('15/06/2026: portfolio −2.00%, benchmark −1.00%, from peak −2.00%');
  });

  test('do not speak of a hidden benchmark', () => {
    const { lines, spoken, rings } = performanceReadings(shown, { ...look, isBenchmarkShown: false }).at(2);
    expect(lines.map(({ label }) => label)).toEqual(['Portfolio', 'From peak']);
    expect(spoken).toBe('30/06/2026: portfolio +3.00%, from peak 0.00%');
    expect(rings).toHaveLength(1);
  });
});

function seriesOf(frame: typeof wide, own = shown, isBenchmarkShown = true) {
  return drawPerformance(own, { ...look, isBenchmarkShown })(frame).series as LineSeriesOption[];
}
