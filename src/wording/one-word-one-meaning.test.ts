import { expect, test } from 'vitest';
import { locales } from '#contracts/ids.ts';
import { textsByLocale } from './catalogues.ts';

test.each(locales)('what is measured in two ways has two names: %s', (locale) => {
  const texts = textsByLocale[locale];
  const days = [texts('accountReturns.over.all', { date: 'A' }), texts('accountDetails.sinceInception', { date: 'B' })];
  expect([days[0]?.includes('A'), days[1]?.includes('B')]).toEqual([true, true]);
  const income = [texts('contributions.income'), texts('income.beforeTax'), texts('figures.income')];
  expect(new Set(income).size).toBe(3);
  expect(texts('explanation.step.fund.paidIn')).not.toBe(texts('figures.paidIn'));
});
