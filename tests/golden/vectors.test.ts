import { describe, expect, test } from 'vitest';
import { gainsAdapters } from './vectors/gains-adapters.ts';
import { ledgerAdapters } from './vectors/ledger-adapters.ts';
import { marketAdapters } from './vectors/market-adapters.ts';
import { privateEquityAdapters } from './vectors/private-equity-adapters.ts';
import { projectionAdapters } from './vectors/projection-adapters.ts';
import { rateAdapters } from './vectors/rate-adapters.ts';
import { returnAdapters } from './vectors/return-adapters.ts';
import { riskAdapters } from './vectors/risk-adapters.ts';
import { taxAdapters } from './vectors/tax-adapters.ts';
import { wordingAdapters } from './vectors/wording-adapters.ts';
import { type Adapter, type Answer, readVectors, type Vector } from './vectors/vector-file.ts';

const adapters: Readonly<Record<string, Adapter>> = {
  ...rateAdapters,
  ...returnAdapters,
  ...marketAdapters,
  ...gainsAdapters,
  ...ledgerAdapters,
  ...privateEquityAdapters,
  ...projectionAdapters,
  ...riskAdapters,
  ...taxAdapters,
  ...wordingAdapters,
};

const families = [
  'xirr-pyxirr-samples',
  'irr-periodic',
  'time-value-of-money',
  'day-count',
  'twr-modified-dietz',
  'cumulative-discrete-annualised',
  'fx-and-price-lookup',
  'gains-fifo-average',
  'gains-section104',
  'ledger-valuation',
  'charges',
  'periods-and-dates',
  'breakdowns-and-formatting',
  'private-equity',
  'pe-forecast-takahashi-alexander',
  'projections',
  'risk',
];

describe.each(families)('known answers: %s', (family) => {
  test.for(readVectors(family))('$measure $name', (vector) => {
    const adapter = adapters[vector.measure];
    if (!adapter) throw new Error(`Nothing answers ${vector.measure}.`);
    agree(adapter(vector), vector.expected as Answer, vector);
  });
});

/** Every part of our answer agrees with the same part of the expected one, within its tolerance. */
function agree(actual: Answer, expected: Answer, vector: Vector): void {
  if (Array.isArray(actual)) {
    expect(actual).toHaveLength((expected as readonly Answer[]).length);
    actual.forEach((part, at) => agree(part, (expected as readonly Answer[])[at], vector));
  } else if (typeof actual === 'object' && actual !== null) {
    const parts = expected as Readonly<Record<string, Answer>>;
    for (const [name, part] of Object.entries(actual)) agree(part, parts[name], vector);
  } else if (typeof actual === 'number' && typeof expected === 'number') {
    expect(Math.abs(actual - expected), `${actual} for ${expected}`).toBeLessThanOrEqual(allowed(expected, vector));
  } else {
    expect(actual).toEqual(expected);
  }
}

/** Doubles are never asked to agree to the last bit. */
function allowed(expected: number, { tolerance, toleranceType }: Vector): number {
  const rounding = 1e-12 * Math.max(1, Math.abs(expected));
  return Math.max(toleranceType === 'relative' ? tolerance * Math.abs(expected) : tolerance, rounding);
}
