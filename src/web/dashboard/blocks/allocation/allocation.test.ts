import type { PieSeriesOption } from 'echarts/charts';
import { describe, expect, test } from 'vitest';
import type { Breakdowns, BreakdownSlice, ModelRow } from '#contracts/datasets/breakdowns.ts';
import type { ReportQuery } from '#contracts/reports/report-query.ts';
import { available } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { getFormats } from '#wording/formats.ts';
import { renderSvg } from '../../../ui/chart/chart-library.ts';
import { drawAllocation } from './allocation-option.ts';
import { allocationRows } from './allocation-rows.ts';
import { allocationSummary } from './allocation-summary.ts';
import { selectAllocation } from './select-allocation.ts';
import { sliceName } from './slice-name.ts';

const slice = (key: string, value: number, percent: number | null): BreakdownSlice => ({ key, value, percent, holdings: 2 });
const bonds = slice('Fixed Interest', 250, 25);
const shares = slice('Equities', 750, 75);
const overdraft = slice('Cash', -10, null);
const nothing = slice('Property', 0, 0);

const aim = (assetClass: ModelRow['assetClass'], weight: number, target: number): ModelRow => ({
  assetClass,
  weight,
  target,
  min: target - 0.1,
  max: target + 0.1,
  drift: weight - target,
  band: 'within',
  trade: (target - weight) * 1000,
});
const model = { name: 'Balanced', rows: available([aim('Fixed Interest', 0.25, 0.2), aim('Equities', 0.75, 0.72), aim('Cash', 0, 0.08)]) };

describe('the parts', () => {
  test('are parts of a whole when none is below zero; what is worth nothing is no part', () => {
    const shown = selected([bonds, nothing, shares]);
    expect(shown.isWhole).toBe(true);
    expect(shown.slices.map(({ key }) => key)).toEqual(['Fixed Interest', 'Equities']);
    expect(shown.largest).toBe(shares);
  });

  test('are amounts only when one is below zero', () => {
    expect(selected([shares, overdraft])).toMatchObject({ isWhole: false, drawn: [] });
  });

  test('are those that the address asks for, the first of the variant when it asks for none that there is', () => {
    const regions = { region: [slice('Europe', 1000, 100)] };
    expect(selected([shares], { breakdown: 'region' }, regions)).toMatchObject({ dimension: 'region', largest: { key: 'Europe' } });
    expect(selected([shares], { breakdown: 'vintage' }, regions)).toMatchObject({ dimension: 'assetClass', largest: { key: 'Equities' } });
  });

  test('beyond six are drawn as one, in which the list finds them', () => {
    const regions = [9, 8, 1, 7, 6, 2, 5].map((value, at) => slice(`Region ${at}`, value, value));
    const shown = selected([shares], { breakdown: 'region' }, { region: regions });
    expect(shown.drawn.map(({ key, value, parts }) => [key, value, parts])).toEqual([
      ['Region 0', 9, 1],
      ['Region 1', 8, 1],
      ['Region 3', 7, 1],
      ['Region 4', 6, 1],
      ['Region 6', 5, 1],
      [null, 3, 2],
    ]);
    expect(shown.slices.map(({ place }) => place)).toEqual([0, 1, 5, 2, 3, 5, 4]);
  });

  test('leave as a table with all their amounts', () => {
    expect(allocationRows(selected([shares, overdraft]), textsByLocale.en)).toEqual({
      header: ['Asset class', 'Value (GBP)', 'Weight, %', 'Holdings'],
      rows: [
        ['Equities', 750, 75, 2],
        ['Cash', -10, null, 2],
      ],
    });
  });
});

describe('a model', () => {
  test('stands beside the classes, also beside one of which nothing is held', () => {
    const shown = selected([bonds, shares], {}, { model });
    expect(shown.slices.map(({ key, model: row, place }) => [key, row?.target, place])).toEqual([
      ['Fixed Interest', 0.2, 0],
      ['Equities', 0.72, 1],
      ['Cash', 0.08, null],
    ]);
    expect(shown.furthest?.assetClass).toBe('Cash');
    expect(allocationRows(shown, textsByLocale.en).rows[0]?.slice(4)).toEqual([10, 20, 30, 5]);
  });

  test('says nothing of regions', () => {
    const shown = selected([bonds], { breakdown: 'region' }, { model, region: [slice('Europe', 1, 100)] });
    expect(shown.slices.every((each) => each.model === null) && shown.model).toBe(null);
  });
});

test.each([
  ['the largest', [bonds, shares], {}, 'Equities is the largest part, at 75.00%.', 'Μεγαλύτερη στάθμιση: Μετοχές, 75,00%.'],
  ['the only one', [shares], {}, 'The whole portfolio is in Equities.', 'Όλο το χαρτοφυλάκιο: Μετοχές.'],
  [
    'what is furthest from the model',
    [bonds, shares],
    { model },
    'Cash: 8.00 percentage points below the model.',
    'Ρευστά διαθέσιμα: 8,00 ποσοστιαίες μονάδες κάτω από το πρότυπο.',
  ],
  [
    'a value below zero',
    [shares, overdraft],
    {},
    'Negative values cannot be shown in this chart, so the amounts are in a table.',
    'Οι αρνητικές αξίες δεν απεικονίζονται στο διάγραμμα, γι’ αυτό τα ποσά δίνονται σε πίνακα.',
  ],
  ['nothing', [], {}, undefined, undefined],
])('the sentence names %s', (_case, slices, more, english, greek) => {
  const said = (locale: 'en' | 'el') =>
    allocationSummary(selected(slices, {}, more), { texts: textsByLocale[locale], formats: getFormats(locale) });
  expect([said('en'), said('el')]).toEqual([english, greek]);
});

test.each([
  ['assetClass', 'Equities', 'Μετοχές'],
  ['type', 'Bond', 'Ομόλογο'],
  ['currency', 'EUR', 'Ευρώ'],
  ['sector', 'Other', 'Χωρίς ταξινόμηση'],
  ['region', 'Βαλκάνια', 'Βαλκάνια'],
] as const)('a group by %s is named in the reader’s language', (dimension, key, name) => {
  expect(sliceName({ dimension, key }, { texts: textsByLocale.el, formats: getFormats('el') })).toBe(name);
});

describe('the ring', () => {
  const frame = { width: 360, height: 300, isPaper: false };

  test('is a third of the radius and fits its place', () => {
    expect(seriesOf([bonds, shares], frame)).toMatchObject({ radius: [94, 134] });
  });

  test('has the colours of the classes, with patterns on paper', () => {
    const drawn = drawAllocation(selected([bonds, shares]).drawn, 'assetClass');
    const svg = renderSvg(drawn, { ...frame, isPaper: true }, { id: 'ring', name: 'Allocation' });
    expect(svg).toContain('var(--asset-fixed-interest)');
    expect(svg).toContain('url(#ring-p');
    expect(renderSvg(drawn, frame, { id: 'ring', name: 'Allocation' })).not.toContain('url(#ring-p');
  });

  test('has no gap when there is one part', () => {
    expect(seriesOf([shares], frame).itemStyle?.borderWidth).toBe(0);
  });
});

function seriesOf(slices: readonly BreakdownSlice[], frame: Parameters<ReturnType<typeof drawAllocation>>[0]) {
  return drawAllocation(selected(slices).drawn, 'assetClass')(frame).series as PieSeriesOption;
}

interface More {
  readonly region?: readonly BreakdownSlice[];
  readonly model?: Breakdowns['model'];
}

function selected(slices: readonly BreakdownSlice[], query: ReportQuery = {}, { region = [], model: aims = null }: More = {}) {
  const none = { type: [], currency: [], sector: [], strategy: [], subStrategy: [], vintage: [] };
  const breakdowns: Breakdowns = {
    asOf: '2026-06-30',
    currency: 'GBP',
    total: available(1000),
    choices: ['assetClass', 'region'],
    by: { ...none, assetClass: slices, region },
    model: aims,
    excluded: [],
  };
  return selectAllocation({ breakdowns }, { query });
}
