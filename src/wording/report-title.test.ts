import { expect, test } from 'vitest';
import { textsByLocale } from './catalogues.ts';
import { periodInWords, reportTitle } from './report-title.ts';

test.each([
  ['2026-03-31', 'Quarterly Investment Report, Q1 2026', 'Τριμηνιαία Επενδυτική Αναφορά, 1ο τρίμηνο 2026'],
  ['2026-06-30', 'Quarterly Investment Report, Q2 2026', 'Τριμηνιαία Επενδυτική Αναφορά, 2ο τρίμηνο 2026'],
  ['2025-09-30', 'Quarterly Investment Report, Q3 2025', 'Τριμηνιαία Επενδυτική Αναφορά, 3ο τρίμηνο 2025'],
  ['2025-12-31', 'Quarterly Investment Report, Q4 2025', 'Τριμηνιαία Επενδυτική Αναφορά, 4ο τρίμηνο 2025'],
  ['2026-03-30', 'Investment Report', 'Επενδυτική Αναφορά'],
  ['2026-04-30', 'Investment Report', 'Επενδυτική Αναφορά'],
  ['2024-02-29', 'Investment Report', 'Επενδυτική Αναφορά'],
  ['2026-01-01', 'Investment Report', 'Επενδυτική Αναφορά'],
])('a report of %s', (asOf, english, greek) => {
  expect(reportTitle(textsByLocale.en, asOf)).toBe(english);
  expect(reportTitle(textsByLocale.el, asOf)).toBe(greek);
});

test.each([
  ['a quarter', '2026-03-31', '2026-06-30', '1 April to 30 June 2026', '1 Απριλίου έως 30 Ιουνίου 2026'],
  ['five years', '2021-06-30', '2026-06-30', '1 July 2021 to 30 June 2026', '1 Ιουλίου 2021 έως 30 Ιουνίου 2026'],
  ['since new year', '2025-12-31', '2026-07-15', '1 January to 15 July 2026', '1 Ιανουαρίου έως 15 Ιουλίου 2026'],
])('%s in words', (_case, opening, to, english, greek) => {
  expect(periodInWords(textsByLocale.en, 'en', { opening, to })).toBe(english);
  expect(periodInWords(textsByLocale.el, 'el', { opening, to })).toBe(greek);
});
