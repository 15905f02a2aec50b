import { describe, expect, test } from 'vitest';
import { available, type Figure, unavailable } from '../figure.ts';
import { dayNumber } from '../iso-date.ts';
import type { FundFlow } from './fund-totals.ts';
import { type ProgrammeFund, programmeSums } from './programme-sums.ts';

const call = (day: string, amount: number, purpose = {}): FundFlow => ({ kind: 'call', day: dayNumber(day), amount, ...purpose });
const paid = (day: string, amount: number, category?: 'Recallable'): FundFlow => ({
  kind: 'distribution',
  day: dayNumber(day),
  amount,
  ...(category && { category }),
});
const promised = (day: string, amount: number) => ({ day: dayNumber(day), amount });

/** 1,000 promised, 400 called and 40 of fees beside it, 90 distributed of which 30 may be called again. */
const buyout: ProgrammeFund = {
  id: 'buyout',
  firstDay: dayNumber('2022-01-10'),
  commitments: [promised('2022-01-10', 1000)],
  flows: [
    call('2022-03-31', 400),
    call('2022-03-31', 40, { isFee: true, isOutsideCommitment: true }),
    paid('2023-06-30', 60),
    paid('2023-09-30', 30, 'Recallable'),
  ],
};
/** 200 promised, 10 called for fees inside the commitment. */
const venture: ProgrammeFund = {
  id: 'venture',
  firstDay: dayNumber('2023-07-01'),
  commitments: [promised('2023-07-01', 200)],
  flows: [call('2023-08-01', 10, { isFee: true })],
};
/** Bought from another: nothing was promised. */
const secondary: ProgrammeFund = {
  id: 'secondary',
  firstDay: dayNumber('2023-10-02'),
  commitments: [],
  flows: [call('2023-10-02', 50, { isOutsideCommitment: true })],
};

const worth: Readonly<Record<string, Figure>> = { buyout: available(500), venture: available(8), secondary: available(55) };
const valueOf = (id: string) => worth[id] ?? unavailable('not-recorded');
const none = (reason: string) => ({ available: false, reason });

const unvalued = () => unavailable('no-reported-value');

describe('the funds of a programme as one, worked out by hand', () => {
  test.each([
    // Day, funds, commitment, called, paid in, distributed, recallable, value
    ['2022-01-10', [buyout], 1000, 0, 0, 0, 0, 500],
    ['2022-12-31', [buyout, venture], 1000, 400, 440, 0, 0, 500],
    ['2023-06-30', [buyout, venture], 1000, 400, 440, 60, 0, 500],
    ['2023-07-31', [buyout, venture], 1200, 400, 440, 60, 0, 508],
    ['2023-12-31', [buyout, venture], 1200, 410, 450, 90, 30, 508],
  ] as const)('%s', (day, funds, commitment, called, paidIn, distributed, recallable, value) => {
    expect(programmeSums(funds, valueOf, dayNumber(day))).toMatchObject({
      commitment: available(commitment),
      flows: { called, paidIn, distributed, recallable },
      value: available(value),
    });
  });

  test('before the first of them there is no programme', () => {
    expect(programmeSums([buyout, venture], valueOf, dayNumber('2022-01-09'))).toBeNull();
  });

  test('the rate is that of all flows and the value together', () => {
    const flows = [call('2022-01-01', 100), paid('2023-01-01', 60)];
    const one = { id: 'one', firstDay: dayNumber('2022-01-01'), commitments: [promised('2022-01-01', 100)], flows };
    // −100, a year later 60 and a value of 50: 110 / 100 − 1
    expect(programmeSums([one], () => available(50), dayNumber('2023-01-01'))?.netIrr).toEqual(available(expect.closeTo(0.1, 9)));
  });

  test.each([
    ['2021-12-31', 'nothing-paid-in', { ...buyout, firstDay: dayNumber('2021-12-01') }],
    ['2023-03-30', 'under-a-year', buyout],
  ] as const)('on %s there is no rate: %s', (day, reason, fund) => {
    expect(programmeSums([fund], valueOf, dayNumber(day))?.netIrr).toMatchObject(none(reason));
  });

  test('a fund to which nothing was promised leaves the commitment open, and nothing else', () => {
    expect(programmeSums([buyout, secondary], valueOf, dayNumber('2023-12-31'))).toMatchObject({
      commitment: none('nothing-committed'),
      flows: { called: 400, paidIn: 490 },
      value: available(555),
    });
  });

  test('a flow without a rate leaves no sums of flows, a promise without one no commitment', () => {
    const abroad = { ...venture, flows: [call('2023-08-01', NaN)] };
    const unrated = { ...venture, commitments: [promised('2023-07-01', NaN)] };
    const day = dayNumber('2023-12-31');
    expect(programmeSums([buyout, abroad], valueOf, day)).toMatchObject({
      flows: null,
      netIrr: none('no-exchange-rate'),
      value: available(508),
    });
    expect(programmeSums([buyout, abroad], valueOf, dayNumber('2023-07-31'))?.flows).toMatchObject({ paidIn: 440 });
    expect(programmeSums([buyout, unrated], valueOf, day)).toMatchObject({ commitment: none('no-exchange-rate'), flows: { paidIn: 450 } });
  });

  test('a fund without a value leaves none, and no rate', () => {
    expect(programmeSums([buyout], unvalued, dayNumber('2023-12-31'))).toMatchObject({
      value: none('no-reported-value'),
      netIrr: none('no-reported-value'),
      flows: { paidIn: 440 },
    });
  });
});
