import { expect, test } from 'vitest';
import type { OverviewReturns } from '#contracts/datasets/accounts.ts';
import { available, unavailable } from '#finance/figure.ts';
import { textsByLocale } from '#wording/catalogues.ts';
import { accountReturnRows } from './account-return-rows.ts';
import { selectAccountReturns } from './select-account-returns.ts';

const overviewReturns: OverviewReturns = {
  asOf: '2026-06-30',
  rows: [
    {
      accountId: 'a',
      name: 'Hartwell',
      currency: 'GBP',
      day: '2026-05-31',
      value: available(1000),
      changes: [
        { span: 'ytd', gain: available(40), rate: available(0.0412), benchmark: available(0.03) },
        { span: 'all', gain: available(900), rate: available(0.5), benchmark: unavailable('no-benchmark') },
        { span: '5y', gain: unavailable('too-short'), rate: unavailable('too-short'), benchmark: unavailable('no-benchmark') },
      ],
    },
    { accountId: 'new', name: 'New', currency: 'GBP', day: null, value: unavailable('not-recorded'), changes: [] },
  ],
};

test('the account of the page, as a table with blanks for what there is not', () => {
  const shown = selectAccountReturns({ overviewReturns }, { account: { id: 'a', name: 'Hartwell' } });
  expect(accountReturnRows(shown, textsByLocale.en).rows).toEqual([
    ['This year', 4.12, 3, 40],
    ['Since inception, to 2026-05-31', 50, null, 900],
    ['Five years', null, null, null],
  ]);
});

test.each(['new', 'somebody else'])('there is nothing to show of an account without figures: %s', (id) => {
  expect(selectAccountReturns({ overviewReturns }, { account: { id, name: '' } })).toBeNull();
});
