import { describe, expect, test } from 'vitest';
import type { Headline } from '#contracts/datasets/headline.ts';
import type { FigureId } from '#contracts/reports/figures.ts';
import { available, unavailable } from '#finance/figure.ts';
import { buildProgramme } from '#tests/support/build-programme.ts';
import { selectProgramme } from './select-programme.ts';

const figures: Headline['figures'] = {
  commitment: available(150_000_000),
  called: available(119_000_000),
  calledRate: available(0.79333),
  unfunded: available(31_000_000),
  distributed: available(64_200_000),
  value: available(112_912_000),
  gain: available(58_112_000),
  netIrr: unavailable('several-rates'),
  tvpi: available(1.4893),
  dpi: available(0.5395),
};
const named: readonly FigureId[] = ['commitment', 'called', 'unfunded', 'distributed', 'value', 'gain', 'netIrr', 'tvpi'];

describe('a programme', () => {
  test('has its commitment apart, and beside it what the variant names, completed to six by multiples', () => {
    const { commitment, called, items } = shown();
    expect([commitment, called]).toEqual([available(150_000_000), available(119_000_000)]);
    expect(items.map(({ id }) => id)).toEqual(['distributed', 'value', 'gain', 'netIrr', 'tvpi', 'dpi']);
  });

  test('says of what was paid out which part of the calls it is, and of the return since when', () => {
    const notes = Object.fromEntries(shown().items.map(({ id, note }) => [id, note]));
    expect(notes.distributed).toEqual({ kind: 'ofCalled', rate: 64.2 / 119 });
    expect(notes.gain).toEqual({ kind: 'afterFees' });
    expect(notes.netIrr).toEqual({ kind: 'yearlySince', year: 2017 });
    expect(notes.dpi).toEqual({ kind: 'paidBack' });
  });

  test('says no part of calls that were none', () => {
    const { items } = shown({ ...figures, called: available(0), distributed: available(0) });
    expect(items[0]?.note).toBeNull();
  });

  test('gives the reason of what is not there', () => {
    expect(shown({}).commitment).toEqual(unavailable('not-recorded'));
  });
});

function shown(own: Headline['figures'] = figures) {
  const headline: Headline = { period: { from: '2017-01-01', to: '2026-06-30' }, currency: 'EUR', figures: own };
  return selectProgramme({ headline, privateEquity: buildProgramme() }, { layout: { headline: named, rows: [] } });
}
