import type { PieSeriesOption } from 'echarts/charts';
import { describe, expect, test } from 'vitest';
import type { Allocation, AllocationSlice } from '#contracts/datasets.ts';
import { available } from '#finance/figure.ts';
import { textsIn } from '#wording/catalogues.ts';
import { formatsIn } from '#wording/formats.ts';
import { svgOf } from '../../../ui/chart/chart-library.ts';
import { drawAllocation } from './allocation-option.ts';
import { allocationRows } from './allocation-rows.ts';
import { allocationSummary } from './allocation-summary.ts';
import { selectAllocation } from './select-allocation.ts';

const slice = (assetClass: AllocationSlice['assetClass'], value: number, percent: number | null): AllocationSlice => ({
  assetClass,
  value,
  percent,
  holdings: 2,
});
const bonds = slice('Fixed Interest', 250, 25);
const shares = slice('Equities', 750, 75);
const overdraft = slice('Cash', -10, null);
const nothing = slice('Property', 0, 0);

describe('the classes', () => {
  test('are parts of a whole when none is below zero; what is worth nothing is no part', () => {
    const shown = selected([bonds, nothing, shares]);
    expect(shown.isWhole).toBe(true);
    expect(shown.slices).toEqual([bonds, shares]);
    expect(shown.largest).toBe(shares);
  });

  test('are amounts only when one is below zero', () => {
    expect(selected([shares, overdraft]).isWhole).toBe(false);
  });

  test('leave as a table with all their amounts', () => {
    expect(allocationRows(selected([shares, overdraft]), textsIn.en)).toEqual({
      header: ['Asset class', 'Value (GBP)', 'Weight in percent', 'Holdings'],
      rows: [
        ['Equities', 750, 75, 2],
        ['Cash', -10, null, 2],
      ],
    });
  });
});

test.each([
  ['the largest', [bonds, shares], 'The largest part is Equities with 75.00%.', 'Το μεγαλύτερο μέρος: Μετοχές, 75,00%.'],
  ['the only one', [shares], 'Everything is in Equities.', 'Όλα βρίσκονται σε μία κατηγορία: Μετοχές.'],
  [
    'a value below zero',
    [shares, overdraft],
    'A value below zero cannot be drawn as a part of the whole, so the amounts stand as a table.',
    'Αξία κάτω από το μηδέν δεν σχεδιάζεται ως μέρος του όλου, γι’ αυτό τα ποσά δίνονται σε πίνακα.',
  ],
  ['nothing', [], undefined, undefined],
])('the sentence names %s', (_case, slices, english, greek) => {
  const said = (locale: 'en' | 'el') => allocationSummary(selected(slices), { texts: textsIn[locale], formats: formatsIn(locale) });
  expect([said('en'), said('el')]).toEqual([english, greek]);
});

describe('the ring', () => {
  const frame = { width: 360, height: 300, isPaper: false };

  test('is a third of the radius and fits its place', () => {
    expect(seriesOf([bonds, shares], frame)).toMatchObject({ radius: [94, 134] });
  });

  test('has the colours of the classes, with patterns on paper', () => {
    const drawn = drawAllocation([bonds, shares]);
    const svg = svgOf(drawn, { ...frame, isPaper: true }, { id: 'ring', name: 'Allocation' });
    expect(svg).toContain('var(--asset-fixed-interest)');
    expect(svg).toContain('url(#ring-p');
    expect(svgOf(drawn, frame, { id: 'ring', name: 'Allocation' })).not.toContain('url(#ring-p');
  });

  test('has no gap when there is one class', () => {
    expect(seriesOf([shares], frame).itemStyle?.borderWidth).toBe(0);
  });
});

function seriesOf(slices: readonly AllocationSlice[], frame: Parameters<ReturnType<typeof drawAllocation>>[0]) {
  return drawAllocation(slices)(frame).series as PieSeriesOption;
}

function selected(slices: readonly AllocationSlice[]) {
  const allocation: Allocation = { asOf: '2026-06-30', currency: 'GBP', total: available(1000), slices };
  return selectAllocation({ allocation });
}
