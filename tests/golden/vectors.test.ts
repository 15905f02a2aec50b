import { readdirSync } from 'node:fs';
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

const families = readdirSync(new URL('vectors/known-answers', import.meta.url)).filter((name) => name.endsWith('.json'));

/** Parts of known answers that nothing of ours answers, and how often each is asked for. */
const leftOpen = {
  // Of several rates that solve it the lists offer one, and say which others a program may give; we give none, and all are compared.
  'xirr rate': 30,
  'xirr acceptable': 30,
  'irr rate': 3,
  'irr acceptable': 1,
  // Why there is no answer, in a sentence; ours are reasons from one list.
  'annualise reason': 1,
  'irr reason': 2,
  'maxDrawdown reason': 1,
  'mirr reason': 1,
  'modifiedDietz reason': 1,
  'priceLookup reason': 1,
  'rate reason': 1,
  'sharpe reason': 1,
  'tvpi reason': 1,
  'xirr reason': 8,
  // What the program that the case is from makes of it by definitions of its own.
  'positionPerformance peer': 2,
  'section104 peerRounded': 6,
  // A rate is carried forward with no word of the day that it is from.
  'convert rateDate': 3,
};
const unanswered: Record<string, number> = {};

describe.each(families)('known answers: %s', (family) => {
  test.for(readVectors(family))('$measure $name', (vector) => {
    const adapter = adapters[vector.measure];
    if (!adapter) throw new Error(`Nothing answers ${vector.measure}.`);
    agree(adapter(vector), { expected: vector.expected as Answer, place: vector.measure, vector });
  });
});

test('what nothing of ours answers is listed, and how often it is asked', () => {
  expect(unanswered).toEqual(leftOpen);
});

interface Known {
  readonly expected: Answer;
  readonly place: string;
  readonly vector: Vector;
}

/** Every part of the expected answer agrees with the same part of ours, within its tolerance, or is counted as unanswered. */
function agree(actual: Answer, { expected, place, vector }: Known): void {
  if (Array.isArray(expected)) {
    expect(actual).toHaveLength(expected.length);
    expected.forEach((part: Answer, at) => agree((actual as readonly Answer[])[at], { expected: part, place, vector }));
  } else if (typeof expected === 'object' && expected !== null && actual !== null) {
    const parts = actual as Readonly<Record<string, Answer>>;
    for (const [name, part] of Object.entries(expected)) {
      const within = `${place} ${name}`;
      if (name in parts) agree(parts[name], { expected: part, place: within, vector });
      else unanswered[within] = (unanswered[within] ?? 0) + 1;
    }
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
