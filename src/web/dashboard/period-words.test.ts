import { expect, test } from 'vitest';
import { textsByLocale } from '#wording/catalogues.ts';
import { getFormats } from '#wording/formats.ts';
import { periodWords } from './period-words.ts';

const english = { texts: textsByLocale.en, formats: getFormats('en') };
const greek = { texts: textsByLocale.el, formats: getFormats('el') };

test.each([
  ['2021-06-30', '2026-06-30', '5 years', '5 έτη'],
  ['2025-06-30', '2026-06-30', '1 year', '1 έτος'],
  ['2026-03-31', '2026-06-30', '3 months', '3 μήνες'],
  ['2025-12-31', '2026-06-30', 'this year', 'φέτος'],
  ['2016-04-12', '2026-06-30', 'since 12/04/2016', 'από τις 12/04/2016'],
  ['2024-12-31', '2025-12-31', 'in 2025', 'το 2025'],
  ['2025-05-31', '2026-05-31', '31/05/2025 to 31/05/2026', 'από τις 31/05/2025 έως τις 31/05/2026'],
  ['2025-12-31', '2026-05-31', '31/12/2025 to 31/05/2026', 'από τις 31/12/2025 έως τις 31/05/2026'],
  ['2016-04-12', '2026-05-31', '12/04/2016 to 31/05/2026', 'από τις 12/04/2016 έως τις 31/05/2026'],
])('%s to %s is %s', (from, to, inEnglish, inGreek) => {
  expect(periodWords({ from, to }, '2026-06-30', english)).toBe(inEnglish);
  expect(periodWords({ from, to }, '2026-06-30', greek)).toBe(inGreek);
});
