import type { LineSeriesOption } from 'echarts/charts';
import { expect, test } from 'vitest';
import type { JCurve, JCurvePoint } from '#contracts/datasets/private-equity.ts';
import { available, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { getFormats } from '#wording/formats.ts';
import { curveReadings } from './curve-readings.ts';
import { curveRows } from './curve-rows.ts';
import { curveSummary } from './curve-summary.ts';
import { drawCurve } from './draw-curve.ts';
import { selectCurve } from './select-curve.ts';

const point = (day: string, cumulative: number, withValue: JCurvePoint['withValue']): JCurvePoint => ({
  day,
  quarter: 1,
  called: 5_000_000,
  distributed: 1_000_000,
  cumulative,
  withValue,
});
const points = [
  point('2024-03-31', -30_000_000, available(-1_000_000)),
  point('2024-06-30', -42_000_000, unavailable('no-reported-value')),
  point('2024-09-30', -20_000_000, available(9_000_000)),
];
const deepest: JCurve['deepest'] = { available: true, value: { day: '2024-06-30', amount: -42_000_000 } };
const curve = (own: Partial<JCurve> = {}) =>
  selectCurve({ jCurve: { asOf: '2024-09-30', currency: 'EUR', points, deepest, paidBack: null, ...own } });
const language = { texts: textsByLocale.en, formats: getFormats('en'), unit: 'm' } as const;

test.each([
  ['rising', curve(), 'Lowest point in June 2024. Distributions have exceeded calls since.'],
  ['falling', curve({ points: points.slice(0, 2) }), 'Calls still exceed distributions.'],
  ['back', curve({ paidBack: '2024-09-30' }), 'All money paid in had been returned by September 2024.'],
] as const)('a curve that is %s says so', (kind, shown, words) => {
  expect(shown.course.kind).toBe(kind);
  expect(curveSummary(shown.course, language)).toBe(words);
});

test('it ends where the last quarter does; before the first call there is a reason', () => {
  expect([curve().cash, curve().withValue]).toEqual([available(-20_000_000), available(9_000_000)]);
  const none = curve({ points: [], deepest: unavailable('nothing-paid-in') });
  expect([none.cash, none.withValue]).toEqual([unavailable('nothing-paid-in'), unavailable('nothing-paid-in')]);
});

test('a quarter without a value is a gap in the dashed line and blank in the file', () => {
  const [withValue, cash, dot] = drawCurve(curve(), language.formats)({ width: 500, height: 280, isPaper: false })
    .series as LineSeriesOption[];
  expect(withValue?.data).toEqual([-1_000_000, '-', 9_000_000].map((value) => [expect.any(Number), value]));
  expect(cash?.data).toHaveLength(3);
  expect(dot?.data).toEqual([[expect.any(Number), -42_000_000]]);
  expect(curveRows(curve(), textsByLocale.en).rows[1]).toEqual(['2024-06-30', 5_000_000, 1_000_000, -42_000_000, null]);
});

test('a quarter is told by its end, in the unit of the page', () => {
  const { title, spoken } = curveReadings(curve(), language).at(2);
  expect(title).toBe('30/09/2024');
  expect(spoken).toBe('30/09/2024: net cash flow −€20.0m, including value +€9.0m');
});
