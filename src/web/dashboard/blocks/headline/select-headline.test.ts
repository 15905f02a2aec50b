import { describe, expect, test } from 'vitest';
import type { Headline } from '#contracts/datasets/headline.ts';
import type { FigureId } from '#contracts/reports/figures.ts';
import { available, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { getFormats } from '#wording/formats.ts';
import { headlineNote } from './headline-note.ts';
import { selectHeadline } from './select-headline.ts';

const asOf = '2026-06-30';
const figures: Headline['figures'] = {
  value: available(1_218_852.5),
  gain: available(299_950),
  timeWeightedReturn: available(0.3342),
  timeWeightedReturnAnnual: available(0.0594),
  moneyWeightedReturn: available(0.34),
  moneyWeightedReturnAnnual: available(0.0602),
  charges: available(31_877),
  chargesRate: available(0.0281),
  netIrr: unavailable('several-rates'),
};

describe('the headline', () => {
  test('has the figures that the variant names, in its order', () => {
    expect(ids(['charges', 'value', 'gain'])).toEqual(['charges', 'value', 'gain']);
  });

  test('has the money-weighted return a year where there is one, the plain one under a year', () => {
    expect(ids(['moneyWeightedReturn'])).toEqual(['moneyWeightedReturnAnnual']);
    expect(ids(['moneyWeightedReturn'], { ...figures, moneyWeightedReturnAnnual: unavailable('under-a-year') })).toEqual([
      'moneyWeightedReturn',
    ]);
  });

  test('keeps the reason of a figure that is not there', () => {
    const [irr, dpi] = shown(['netIrr', 'dpi']);
    expect([irr?.figure, dpi?.figure]).toEqual([unavailable('several-rates'), unavailable('not-recorded')]);
  });

  test('shows a sign for gains and returns only', () => {
    expect(shown(['value', 'gain', 'timeWeightedReturn', 'charges']).map(({ isSigned }) => isSigned)).toEqual([false, true, true, false]);
  });
});

test.each([
  ['value', 'GBP, as at 30/06/2026', 'GBP, στις 30/06/2026'],
  ['gain', 'net of charges, 5 years', 'μετά τις χρεώσεις, 5 έτη'],
  ['timeWeightedReturn', '+5.94% a year', '+5,94% ανά έτος'],
  ['moneyWeightedReturn', 'your own, annualised', 'η προσωπική σας, ετησιοποιημένη'],
  ['charges', '2.81% of average value', '2,81% της μέσης αξίας'],
  ['tvpi', 'total to paid-in capital', 'σύνολο προς καταβεβλημένο κεφάλαιο'],
] as const)('below %s stands "%s"', (id, english, greek) => {
  const [item] = shown([id]);
  const written = (locale: 'en' | 'el') =>
    item?.note && headlineNote(item.note, asOf, { texts: textsByLocale[locale], formats: getFormats(locale) });
  expect([written('en'), written('el')]).toEqual([english, greek]);
});

test('a return without a yearly one says its period', () => {
  const [item] = shown(['timeWeightedReturn'], { timeWeightedReturn: available(0.02) });
  expect(item?.note).toEqual({ kind: 'investments', period: { from: '2021-06-30', to: asOf } });
});

test('the value is that of the page’s day, also when the period ends earlier', () => {
  const dataset: Headline = { period: { from: '2024-12-31', to: '2025-12-31' }, currency: 'GBP', figures };
  const [item] = selectHeadline({ headline: dataset }, { layout: { headline: ['value'], rows: [] }, asOf });
  expect(item?.note).toMatchObject({ kind: 'day', day: asOf });
});

function shown(headline: readonly FigureId[], own: Headline['figures'] = figures) {
  const dataset: Headline = { period: { from: '2021-06-30', to: asOf }, currency: 'GBP', figures: own };
  return selectHeadline({ headline: dataset }, { layout: { headline, rows: [] }, asOf });
}

function ids(headline: readonly FigureId[], own?: Headline['figures']) {
  return shown(headline, own).map(({ id }) => id);
}
