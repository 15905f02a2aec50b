import { describe, expect, test } from 'vitest';
import { monthOfPayment, parsePayments, paymentsByMonth, fundsOf, readDrafts, writeDrafts, writePayments } from './planned-payment.ts';

const fund = '0192aaaa00007000800000000000000f';

describe('payments as text', () => {
  test.each([
    ['', []],
    ['2031 Q2 -150000 home', [{ year: 2031, quarter: 2, amount: -150_000, pocket: 'home', fund: null }]],
    [
      '2034 Q3 2500.50 education; 2031 Q4 10 other',
      [
        { year: 2031, quarter: 4, amount: 10, pocket: 'other', fund: null },
        { year: 2034, quarter: 3, amount: 2500.5, pocket: 'education', fund: null },
      ],
    ],
    [
      `2031 Q2 10 home ${fund}; 2031 Q2 10 home`,
      [
        { year: 2031, quarter: 2, amount: 10, pocket: 'home', fund: null },
        { year: 2031, quarter: 2, amount: 10, pocket: 'home', fund },
      ],
    ],
  ])('%s', (written, payments) => {
    expect(parsePayments(written)).toEqual(payments);
    expect(parsePayments(writePayments(parsePayments(written) ?? []))).toEqual(payments);
  });

  test.each([
    '2031 Q5 10 home',
    '2031 Q1 0 home',
    '2031 Q1 10 yacht',
    '2031 Q1 10.555 home',
    '2031 Q1 1000000001 home',
    '? Q1 10 home',
    '2031 Q1 -? home',
    '2031 Q1 10 home;',
    '2031 Q1 10 home FTSE',
    `2031 Q1 10 home ${fund.toUpperCase()}`,
    `2031 Q1 10 home ${fund} ${fund}`,
    Array.from({ length: 21 }, () => '2031 Q1 10 home').join('; '),
  ])('refused: %s', (written) => {
    expect(parsePayments(written)).toBeNull();
  });

  test('what is being typed comes back as it was typed', () => {
    const drafts = [
      { pocket: 'home', direction: 'out', year: '2031', quarter: '2', amount: '', fund },
      { pocket: 'other', direction: 'in', year: '', quarter: '1', amount: '12.5', fund: '' },
    ];
    expect(readDrafts(writeDrafts(drafts))).toEqual(drafts);
    expect(parsePayments(writeDrafts(drafts))).toBeNull();
    expect(parsePayments(writeDrafts([{ ...drafts[0]!, amount: '7' }]))).toEqual([
      { pocket: 'home', year: 2031, quarter: 2, amount: -7, fund },
    ]);
  });
});

test.each([
  ['2026-11-27', 2026, 4, 1],
  ['2026-12-31', 2026, 4, 0],
  ['2026-12-31', 2027, 1, 3],
  ['2026-10-31', 2031, 2, 56],
  ['2026-10-31', 2020, 1, -79],
] as const)('from %s the last month of %d Q%d is month %d', (startDay, year, quarter, month) => {
  expect(monthOfPayment({ year, quarter }, startDay)).toBe(month);
});

test('payments of one month are one, those outside the projection none', () => {
  const payments = parsePayments('2026 Q4 5 home; 2027 Q1 -10 home; 2027 Q1 4 other; 2028 Q1 9 home') ?? [];
  expect([...paymentsByMonth(payments, { startDay: '2026-12-31', years: 1 })]).toEqual([[3, -6]]);
});

test('funds are named once, and none by a payment of the account', () => {
  expect(fundsOf(parsePayments(`2031 Q1 1 home ${fund}; 2031 Q2 1 home; 2031 Q3 1 other ${fund}`) ?? [])).toEqual([fund]);
});

test('a fund changes nothing of what is paid in a month', () => {
  const span = { startDay: '2026-12-31', years: 2 } as const;
  const months = (written: string) => [...paymentsByMonth(parsePayments(written) ?? [], span)];
  expect(months(`2027 Q1 -10 home ${fund}; 2027 Q1 4 other`)).toEqual(months('2027 Q1 -10 home; 2027 Q1 4 other'));
});
