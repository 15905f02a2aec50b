import { expect, test } from 'vitest';
import type { Forecast } from '#contracts/reports/projections.ts';
import { available, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { getFormats } from '#wording/formats.ts';
import { renderSvg } from '../../ui/chart/chart-library.ts';
import { csvText } from '../csv-text.ts';
import { drawForecast } from './draw-forecast.ts';
import { forecastReadings } from './forecast-readings.ts';
import { projectionTable } from './projection-table.ts';
import { shownForecast } from './shown-forecast.ts';

const terms = {
  riskProfile: 4,
  deposit: 0,
  contribution: 100,
  escalation: 0,
  years: 2,
  inflation: 0.1,
  target: 1210,
  payments: [],
} as const;

const forecast: Forecast = {
  currency: 'GBP',
  startDay: '2026-08-31',
  startValue: 1000,
  terms,
  years: [
    { year: 0, quantiles: [1000, 1000, 1000, 1000, 1000], mean: 1000, contributed: 1000 },
    { year: 1, quantiles: [900, 1000, 1100, 1200, 1300], mean: 1110, contributed: 2200 },
    { year: 2, quantiles: [800, 1000, 1210, 1400, 1600], mean: 1230, contributed: 2200 },
  ],
  depletedInMonth: 18,
  probabilityOfLoss: 0.2,
  probabilityOfRealLoss: 0.4,
  probabilityOfDepletion: 0.1,
  probabilityOfTarget: 0.5,
};
const words = { texts: textsByLocale.en, formats: getFormats('en') };

test('in the money of the day it is as it was computed', () => {
  const { points, last, depletedOn } = shownForecast(forecast, false);
  expect(points.map(({ day, median, contributed, target }) => [day, median, contributed, target])).toEqual([
    ['2026-08-31', 1000, 1000, 1210],
    ['2027-08-31', 1100, 2200, 1210],
    ['2028-08-31', 1210, 2200, 1210],
  ]);
  expect(last.highest).toBe(1600);
  expect(depletedOn).toBe('2028-02-29');
});

test('in today’s money each amount is worth what it buys today, payments in the month of each', () => {
  const { points, last } = shownForecast(forecast, true);
  expect(last.median).toBeCloseTo(1000, 10);
  expect(points.map(({ target }) => target)).toEqual([1210, expect.closeTo(1100, 10), expect.closeTo(1000, 10)]);
  const months = Array.from({ length: 12 }, (_, month) => 100 / 1.1 ** ((month + 1) / 12));
  expect(last.contributed).toBeCloseTo(1000 + months.reduce((sum, worth) => sum + worth, 0), 8);
});

test('losses are counted in the money that is shown', () => {
  expect([false, true].map((isReal) => shownForecast(forecast, isReal).probabilityOfLoss)).toEqual([0.2, 0.4]);
});

test('where more is withdrawn than paid in, nothing is compared with what was paid in', () => {
  const years = forecast.years.map((year) => ({ ...year, contributed: 1000 - 600 * year.year }));
  const shown = shownForecast({ ...forecast, years, terms: { ...terms, target: null } }, false);
  expect(shown.isWithdrawing).toBe(true);
  expect(drawForecast(shown, words.formats)({ width: 700, height: 360, isPaper: false })).toMatchObject({
    yAxis: { min: 0 },
    series: { length: 6 },
  });
});

test('the chart is drawn without holes, and names money and years', () => {
  const draw = drawForecast(shownForecast(forecast, false), words.formats);
  expect(draw({ width: 700, height: 360, isPaper: false }).series).toHaveLength(8);
  const svg = renderSvg(draw, { width: 700, height: 360, isPaper: true }, { id: 'one', name: 'Range' });
  expect(svg).not.toContain('NaN');
  expect(svg).toContain('2028');
});

test('each anniversary is said whole', () => {
  const { at, places } = forecastReadings(shownForecast(forecast, false), words);
  expect(places).toEqual([0, 1, 2]);
  expect(at(2).spoken).toBe('After 2 years, 31/08/2028: median £1,210, 90 in 100 outcomes between £800 and £1,600, paid in £2,200');
  expect(at(0).title).toBe('Start, 31/08/2026');
});

const toWrite = {
  name: '=HYPERLINK("x")',
  terms,
  funds: [],
  growth: 0.053,
  charges: 0.0125,
  currency: 'GBP',
  forecast: available(forecast),
};

test('the file has the specified headers in pounds, then the years; a name is no formula', () => {
  const lines = csvText(projectionTable(toWrite, textsByLocale.en)).replace('\uFEFF', '').split('\r\n');
  expect(lines).toEqual([
    'Portfolio value (£),Growth before charges,Timeframe,Deposit (£),Monthly contribution (£),Inflation,Risk profile,Projection,Valuation date,Charges,Contribution increase,Target (£)',
    '1000,0.053,2,0,100,0.1,4 · IA Mixed Investment 20-60% shares,"\'=HYPERLINK(""x"")",2026-08-31,0.0125,0,1210',
    '',
    'Year,Day,Net payments in,5% of outcomes below,25% of outcomes below,Median,75% of outcomes below,95% of outcomes below,At the expected return,Median in today’s money',
    '0,2026-08-31,1000,1000,1000,1000,1000,1000,1000,1000',
    '1,2027-08-31,2200,900,1000,1100,1200,1300,1110,1000',
    '2,2028-08-31,2200,800,1000,1210,1400,1600,1230,1000',
    '',
  ]);
});

test('without a value the file says why', () => {
  const { rows } = projectionTable({ ...toWrite, forecast: unavailable('no-price', 'FND') }, textsByLocale.en);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.[0]).toContain('FND');
});

test('planned payments name their funds, one that was removed by the name that it had', () => {
  const payments = [
    { year: 2027, quarter: 1, amount: 500, pocket: 'home', fund: null },
    { year: 2027, quarter: 2, amount: -250.5, pocket: 'other', fund: 'f' },
    { year: 2027, quarter: 3, amount: 5, pocket: 'other', fund: 'g' },
  ] as const;
  const funds = [
    { id: 'f', name: '=Global Equity', isRemoved: false },
    { id: 'g', name: 'Old Gilts', isRemoved: true },
  ];
  const lines = csvText(projectionTable({ ...toWrite, terms: { ...terms, payments }, funds }, textsByLocale.en)).split('\r\n');
  expect(lines.slice(3, 7)).toEqual([
    'Year,Quarter,For,Planned payments (£),Fund',
    '2027,Q1,Home,500,',
    "2027,Q2,Other,-250.5,'=Global Equity",
    '2027,Q3,Other,5,Old Gilts (removed)',
  ]);
});
