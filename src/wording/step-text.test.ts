import { expect, test } from 'vitest';
import { textsByLocale } from './catalogues.ts';
import { getFormats } from './formats.ts';
import { figureText, rowText, stepText } from './step-text.ts';

const english = { texts: textsByLocale.en, formats: getFormats('en') };
const greek = { texts: textsByLocale.el, formats: getFormats('el') };

test('days in a step are written as the language writes them', () => {
  const step = { label: 'gain.closing', details: { day: '2021-06-30' } };
  expect(stepText(step, english)).toBe('Value on 30/06/2021');
  expect(stepText(step, greek)).toBe('Αξία στις 30/06/2021');
});

test('a count in a step is plain', () => {
  expect(stepText({ label: 'timeWeighted.others', details: { count: 5 } }, english)).toBe('5 more periods');
});

test('a row has a name of its own, or a key', () => {
  expect(rowText('Brackenridge Global Equity', textsByLocale.en)).toBe('Brackenridge Global Equity');
  expect(rowText('explanation.row.dayReturn', textsByLocale.el)).toBe('Ημερήσια απόδοση');
});

test.each([
  ['money', 'value', -5540.01, '−£5,540.01'],
  ['percent', 'timeWeightedReturn', 0.3342, '+33.42%'],
  ['percent', 'chargesRate', 0.0058, '0.58%'],
  ['multiple', 'tvpi', 1.49, '1.49X'],
  ['count', 'timeWeightedReturn', 1305, '1,305'],
] as const)('%s of %s', (kind, figure, value, expected) => {
  expect(figureText({ kind, value }, { figure, currency: 'GBP' }, english.formats)).toBe(expected);
});
