import { expect, test } from 'vitest';
import { readDrafts } from '#domain/projection/planned-payment.ts';
import { fundChoices, isOfFund, ofNoFund } from './payment-filter-choice.ts';

const [one, two] = ['0192aaaa00007000800000000000000a', '0192aaaa00007000800000000000000b'];
const several = readDrafts(`2031 Q1 1 home ${one}; 2031 Q2 2 home; 2031 Q3 3 home ${two}; 2031 Q4 4 home ${one}`);

test.each([
  ['all', several, '', ['1', '2', '3', '4']],
  ['one fund', several, one, ['1', '4']],
  ['the account as a whole', several, ofNoFund, ['2']],
  ['a fund that none names any more', several, 'gone', ['1', '2', '3', '4']],
  ['one fund that all name', readDrafts(`2031 Q1 1 home ${one}; 2031 Q2 2 home ${one}`), one, ['1', '2']],
])('the payments of %s', (_case, drafts, only, amounts) => {
  expect(drafts.filter(isOfFund(drafts, only)).map(({ amount }) => amount)).toEqual(amounts);
});

test('each fund is a choice once', () => {
  expect(fundChoices(several)).toEqual([one, ofNoFund, two]);
});
