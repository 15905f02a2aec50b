import type { BarSeriesOption } from 'echarts/charts';
import { expect, test } from 'vitest';
import type { PortfolioYear } from '#contracts/datasets/accounts.ts';
import { available, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { getFormats } from '#wording/formats.ts';
import { drawProgrammeYears, programmeYearReadings } from './draw-programme-years.ts';
import { programmeYearRows } from './programme-year-rows.ts';
import { selectProgrammeYears } from './select-programme-years.ts';

const nothing = unavailable('nothing-committed');
const before = { commitment: nothing, called: nothing, distributed: nothing, value: nothing, dpi: nothing, rvpi: nothing, tvpi: nothing };
const year = (day: string, funds: object) =>
  ({ day, value: available(7), funds: { ...before, netIrr: nothing, ...funds } }) as unknown as PortfolioYear;
const years = [
  year('2023-12-31', {}),
  year('2024-12-31', { commitment: available(100), called: available(0), netIrr: unavailable('under-a-year') }),
  year('2025-10-31', {
    commitment: available(100),
    called: available(40),
    distributed: available(10),
    value: available(50),
    dpi: available(0.25),
    rvpi: available(1.25),
    tvpi: available(1.5),
    netIrr: available(0.21),
  }),
];
const shown = selectProgrammeYears({ portfolioDetails: { currency: 'EUR', years } } as never);

test('begins with the first commitment and takes away what is known, never a zero for what is not', () => {
  expect(programmeYearRows(shown, textsByLocale.en).rows).toEqual([
    ['2024-12-31', 100, 0, null, null, null, null, null, null],
    ['2025-10-31', 100, 40, 10, 50, 0.25, 1.25, 1.5, 0.21],
  ]);
});

test('draws the two parts of TVPI one on the other, and reads the year out', () => {
  const [distributed, remaining] = drawProgrammeYears(shown, getFormats('en'))({ width: 700, height: 220, isPaper: false })
    .series as BarSeriesOption[];
  expect([distributed?.data, remaining?.data, distributed?.stack]).toEqual([['-', 0.25], ['-', 1.25], remaining?.stack]);
  const readings = programmeYearReadings(shown, { texts: textsByLocale.en, formats: getFormats('en') });
  expect(readings.at(1).spoken).toBe('31/10/2025: TVPI 1.50X, DPI 0.25X, net IRR +21.00%');
});
