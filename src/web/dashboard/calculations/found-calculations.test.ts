import { expect, test } from 'vitest';
import type { CalculationGroup } from '#contracts/reports/calculations.ts';
import { foundCalculations } from './found-calculations.ts';

const groups: readonly CalculationGroup[] = [
  {
    topic: 'returns',
    pages: [
      { id: 'time-weighted-return', title: 'Χρονοσταθμισμένη απόδοση', lead: 'Πώς πήγαν οι επενδύσεις (TWR).', terms: 'Χρόνος.' },
      { id: 'money-weighted-return', title: 'Χρηματοσταθμισμένη απόδοση', lead: 'Η δική σας απόδοση.', terms: 'Μέθοδος.' },
    ],
  },
  { topic: 'risk', pages: [{ id: 'drawdown', title: 'Drawdown', lead: 'How deep the fall was.', terms: 'Calmar' }] },
];

test.each([
  ['nothing shows all', '', ['time-weighted-return', 'money-weighted-return', 'drawdown']],
  ['without accents and capitals', 'ΑΠΟΔΟΣΗ', ['time-weighted-return', 'money-weighted-return']],
  ['a final sigma is any other', 'επενδυσεισ', ['time-weighted-return']],
  ['the beginning of a word', 'dra', ['drawdown']],
  ['not its middle', 'down', []],
  ['every word counts', 'απόδοση δική', ['money-weighted-return']],
  ['the English name in any language', 'money weighted', ['money-weighted-return']],
  ['a term that the page has in bold', 'calmar', ['drawdown']],
  ['signs are no words', '(twr)', ['time-weighted-return']],
] as const)('%s', (_case, find, expected) => {
  expect(foundCalculations(groups, find).flatMap(({ pages }) => pages.map(({ id }) => id))).toEqual(expected);
});

test('topics without a page fall away', () => {
  expect(foundCalculations(groups, 'fall').map(({ topic }) => topic)).toEqual(['risk']);
});
