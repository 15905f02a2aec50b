import { describe, expect, test } from 'vitest';
import { available, unavailable } from '#finance/figure.ts';
import { changedFigures, type PublishedReport, restatementOf } from './published-report.ts';

describe('a figure that a report would write otherwise', () => {
  test.each([
    ['pence', 'value', available(100.004), available(100.0049), false],
    ['another penny', 'value', available(100.004), available(100.006), true],
    ['a hundredth of a percent', 'timeWeightedReturn', available(0.12341), available(0.12349), true],
    ['less than that', 'timeWeightedReturn', available(0.12341), available(0.12343), false],
    ['a hundredth of a multiple', 'tvpi', available(1.494), available(1.496), true],
    ['nothing and minus nothing', 'gain', available(0), available(-0.001), false],
    ['one that is gone', 'value', available(1), unavailable('no-price'), true],
    ['one that has come', 'value', unavailable('no-price'), available(1), true],
    ['none for another reason', 'value', unavailable('no-price'), unavailable('no-exchange-rate'), false],
  ] as const)('%s', (_case, figure, before, after, isChanged) => {
    expect(changedFigures({ [figure]: before }, { [figure]: after })).toEqual(isChanged ? [{ figure, before, after }] : []);
  });

  test('what was not published cannot change', () => {
    expect(changedFigures({}, { value: available(1) })).toEqual([]);
  });
});

const period = { from: '2025-06-30', to: '2026-06-30' };

function report(publishedOn: string, value: number, own = period): PublishedReport {
  return { id: publishedOn, asOf: own.to, period: own, currency: 'GBP', publishedOn, figures: { value: available(value) } };
}

describe('a restatement', () => {
  const now = { id: 'value', period, figure: available(120) } as const;

  test('tells what the last report of the same period said', () => {
    const published = [report('2026-07-01', 100), report('2026-07-03', 110), report('2026-07-05', 120, { ...period, from: '2021-06-30' })];
    expect(restatementOf(published, now)).toEqual({ was: available(110), publishedOn: '2026-07-03' });
  });

  test('is none when a later report said the same already, or no report had the figure', () => {
    expect(restatementOf([report('2026-07-01', 100), report('2026-07-03', 120)], now)).toBeNull();
    expect(restatementOf([{ ...report('2026-07-01', 100), figures: {} }], now)).toBeNull();
    expect(restatementOf([], now)).toBeNull();
  });
});
