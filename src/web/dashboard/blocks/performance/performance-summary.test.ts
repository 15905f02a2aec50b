import { expect, test } from 'vitest';
import { available, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { getFormats } from '#wording/formats.ts';
import { performanceSummary } from './performance-summary.ts';

type Shown = Parameters<typeof performanceSummary>[0];

const asOf = '2026-06-30';
const last = { day: asOf, value: 1_218_852, portfolio: 0.3342, benchmark: 0.2518, drawdown: 0 };
const shown: Shown = {
  period: { from: '2021-06-30', to: asOf },
  asOf,
  hasBenchmark: true,
  last,
  deepest: available({ depth: -0.1482, peak: '2021-12-28', trough: '2022-10-12', recovery: '2024-03-08' }),
};
const unfallen = { deepest: unavailable('not-invested') } as const;

test.each<[string, Partial<Shown>, string, string]>([
  [
    'ahead, and the fall made good',
    {},
    '8.24 percentage points ahead of the benchmark over five years. The largest fall was 14.82%, recovered by March 2024.',
    'Υψηλότερα από τον δείκτη αναφοράς κατά 8,24 ποσοστιαίες μονάδες σε πέντε έτη. Μέγιστη υποχώρηση 14,82%, με πλήρη ανάκαμψη έως τις 08/03/2024.',
  ],
  [
    'behind, and the fall still open',
    {
      last: { ...last, benchmark: 0.35 },
      deepest: available({ depth: -0.05, peak: '2026-01-05', trough: '2026-05-18', recovery: null }),
    },
    '1.58 percentage points behind the benchmark over five years. The largest fall was 5.00%, from 05/01/2026 to 18/05/2026. It has not yet recovered.',
    'Χαμηλότερα από τον δείκτη αναφοράς κατά 1,58 ποσοστιαίες μονάδες σε πέντε έτη. Μέγιστη υποχώρηση 5,00%, από τις 05/01/2026 έως τις 18/05/2026, χωρίς πλήρη ανάκαμψη ακόμη.',
  ],
  [
    'level',
    { last: { ...last, benchmark: 0.33419 }, ...unfallen },
    'In line with the benchmark over five years.',
    'Στο επίπεδο του δείκτη αναφοράς σε πέντε έτη.',
  ],
  ['without a benchmark', { hasBenchmark: false, ...unfallen }, '+33.42% over five years.', '+33,42% σε πέντε έτη.'],
  [
    'since the opening',
    { period: { from: '2016-04-12', to: asOf }, hasBenchmark: false, ...unfallen },
    '+33.42% since 12/04/2016.',
    '+33,42% από τις 12/04/2016.',
  ],
  ['without any return', { last: null, ...unfallen }, 'No return is available over five years.', 'Δεν υπολογίζεται απόδοση σε πέντε έτη.'],
])('%s', (_case, own, english, greek) => {
  const said = (locale: 'en' | 'el') =>
    performanceSummary({ ...shown, ...own }, { texts: textsByLocale[locale], formats: getFormats(locale) });
  expect([said('en'), said('el')]).toEqual([english, greek]);
});
