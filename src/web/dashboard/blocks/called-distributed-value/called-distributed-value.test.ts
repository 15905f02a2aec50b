import type { BarSeriesOption } from 'echarts/charts';
import { describe, expect, test } from 'vitest';
import type { PrivateEquity } from '#contracts/datasets/private-equity.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { getFormats } from '#wording/formats.ts';
import { buildProgramme } from '#tests/support/build-programme.ts';
import { renderSvg } from '../../../ui/chart/chart-library.ts';
import { selectYears } from './select-years.ts';
import { yearReadings } from './year-readings.ts';
import { yearRows } from './year-rows.ts';
import { drawYears } from './years-option.ts';

const years: PrivateEquity['years'] = [
  { year: 2023, called: 15_200_000, distributed: 9_400_000, value: 95_300_000 },
  { year: 2024, called: 10_900_000, distributed: 13_200_000, value: null },
  { year: 2025, called: 7_600_000, distributed: 15_600_000, value: 109_900_000 },
];
const shown = selected(years);
const frame = { width: 700, height: 400, isPaper: false };

test.each([
  ['since the first of the good years', years, 2024],
  ['not while the last year took more', [...years, { year: 2026, called: 5, distributed: 4, value: 1 }], null],
  ['only since the last bad one', [...years.slice(1), ...years.slice(0, 1), { year: 2026, called: 1, distributed: 4, value: 1 }], 2026],
  ['not without years', [], null],
] as const)('paid out more than called: %s', (_case, own, expected) => {
  expect(selected(own).turned).toBe(expected);
});

test('rows have what was called as a positive amount, and the net', () => {
  expect(yearRows(shown, textsByLocale.en).rows[1]).toEqual([2024, 10_900_000, 13_200_000, 2_300_000, null]);
});

describe('the bars', () => {
  test('of calls are hatched and go down, the others up', () => {
    const [called, distributed, value] = drawYears(shown, getFormats('en'))(frame).series as BarSeriesOption[];
    expect(called?.data).toEqual([-15_200_000, -10_900_000, -7_600_000]);
    expect(called?.itemStyle?.decal).toMatchObject({ symbol: 'rect' });
    expect(distributed?.data).toEqual([9_400_000, 13_200_000, 15_600_000]);
    expect(value?.data).toEqual([95_300_000, '-', 109_900_000]);
  });

  test('stand on an axis in millions, on paper too', () => {
    const svg = renderSvg(drawYears(shown, getFormats('en')), { ...frame, isPaper: true }, { id: 'bars', name: 'Bars' });
    for (const part of ['€0m', '€100m', '2024', 'var(--accent)', 'var(--chart-1)', 'url(#bars-p']) expect(svg).toContain(part);
  });
});

test('a year says its amounts in the unit of the page', () => {
  const { title, lines, spoken } = yearReadings(shown, { texts: textsByLocale.en, formats: getFormats('en'), unit: 'm' }).at(1);
  expect(title).toBe('2024');
  expect(lines.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Called €10.9m',
    'Distributed €13.2m',
    'Net +€2.3m',
    'Value at year end –',
  ]);
  expect(spoken).toBe('2024: called €10.9m, distributed €13.2m, value –');
});

function selected(own: PrivateEquity['years']) {
  return selectYears({ privateEquity: buildProgramme({ years: own }) });
}
