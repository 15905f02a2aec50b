import { describe, expect, test } from 'vitest';
import { decimal } from '#finance/decimal.ts';
import { available, unavailable } from '#finance/figure.ts';
import { dayNumber } from '#finance/iso-date.ts';
import { type InspectedPortfolio, type InspectedPosition, portfolioFindings } from './portfolio-findings.ts';

/** A Tuesday. */
const day = dayNumber('2026-06-30');

function position(given: Partial<Omit<InspectedPosition, 'units'>> & { units?: string }): InspectedPosition {
  const { units = '10', ...rest } = given;
  const usual = { instrumentId: 'fund', currency: 'GBP', price: null, value: available(1000), since: dayNumber('2026-01-05') };
  return { ...usual, units: decimal(units), ...rest };
}

function found(given: Partial<InspectedPortfolio>) {
  const usual = { day, currency: 'GBP', value: 5000, positions: [], problems: [], typeOf: () => 'Fund' as const, lastRateDay: () => day };
  return portfolioFindings({ ...usual, ...given });
}

const problem = (reason: string, subject: string, from: string, to: string) => ({ reason, subject, from, to });

describe('what the computation had to do without', () => {
  test.each([
    [
      'a price still missing',
      problem('no-price', 'fund', '2026-06-01', '2026-07-01'),
      { kind: 'no-price', subject: 'fund', until: null, value: 1000 },
    ],
    ['a price missing once', problem('no-price', 'fund', '2026-06-01', '2026-06-04'), { kind: 'no-price', until: '2026-06-03' }],
    ['a rate', problem('no-exchange-rate', 'USD/GBP', '2026-06-01', '2026-07-01'), { kind: 'no-exchange-rate', subject: 'USD/GBP' }],
    [
      'a transaction, told as the portfolio',
      problem('cash-settled-elsewhere', 'entry', '2026-06-01', '2026-06-02'),
      { subject: '', value: 5000 },
    ],
    ['a return below zero', problem('negative-value', 'return', '2026-06-01', '2026-06-02'), { kind: 'broken-return', subject: '' }],
    [
      'a bridge that does not close',
      problem('does-not-add-up', 'residual', '2026-06-01', '2026-07-01'),
      { kind: 'does-not-add-up', value: 5000 },
    ],
  ])('%s', (_case, one, expected) => {
    expect(found({ problems: [one], positions: [position({})] })).toMatchObject([{ since: '2026-06-01', ...expected }]);
  });

  test('what happened several times is one finding from the first to the last', () => {
    const problems = [
      problem('cash-settled-elsewhere', 'b', '2026-03-02', '2026-03-03'),
      problem('cash-settled-elsewhere', 'a', '2025-03-02', '2025-03-03'),
    ];
    expect(found({ problems })).toEqual([
      { kind: 'cash-settled-elsewhere', subject: '', since: '2025-03-02', until: '2026-03-02', value: 5000 },
    ]);
  });

  test('what is no matter of data is left out', () => {
    expect(found({ problems: [problem('carried-at-cost', 'fund', '2026-06-01', '2026-07-01')] })).toEqual([]);
  });
});

const priced = (date: string, isStale: boolean) => ({ price: 1, day: dayNumber(date), isStale });

describe('what is held', () => {
  test('old prices since their day; of a private fund it is the report that is overdue', () => {
    const positions = [
      position({ price: priced('2026-05-01', true) }),
      position({ instrumentId: 'new', price: priced('2026-06-29', false) }),
    ];
    expect(found({ positions })).toEqual([{ kind: 'stale-price', subject: 'fund', since: '2026-05-01', until: null, value: 1000 }]);
    expect(found({ positions, typeOf: () => 'PrivateEquity' })).toMatchObject([{ kind: 'overdue-report' }]);
  });

  test('fewer than none; an overdrawn cash account is none of these', () => {
    const cash = position({ instrumentId: null, units: '-100', value: available(-100) });
    expect(found({ positions: [position({ units: '-3', value: unavailable('no-price') }), cash] })).toEqual([
      { kind: 'negative-units', subject: 'fund', since: '2026-01-05', until: null, value: null },
    ]);
  });

  test('what was given up is of no interest', () => {
    expect(found({ positions: [position({ units: '0', price: priced('2020-01-02', true) })] })).toEqual([]);
  });

  test('rates of more than five working days ago, once a currency with all that is held in it', () => {
    const positions = [
      position({ currency: 'USD' }),
      position({ instrumentId: 'other', currency: 'USD' }),
      position({ instrumentId: 'own' }),
    ];
    expect(found({ positions, lastRateDay: () => dayNumber('2026-06-23') })).toEqual([]);
    expect(found({ positions, lastRateDay: () => dayNumber('2026-06-22') })).toEqual([
      { kind: 'stale-rate', subject: 'USD/GBP', since: '2026-06-22', until: null, value: 2000 },
    ]);
  });
});
