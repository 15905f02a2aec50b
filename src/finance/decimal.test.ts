import Big from 'big.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Decimal, decimal, sum, zero } from './decimal.ts';

test('0.1 and 0.2 sold from 0.3 leave nothing', () => {
  expect(decimal('0.3').minus(decimal('0.1')).minus(decimal('0.2')).isZero()).toBe(true);
});

test.each([
  ['0.5', 0, '1'],
  ['-0.5', 0, '-1'],
  ['1.005', 2, '1.01'],
  ['-1.005', 2, '-1.01'],
  ['2.344', 2, '2.34'],
  ['-0.001', 2, '0'],
])('%s rounded half away from zero to %d places is %s', (text, places, expected) => {
  expect(decimal(text).rounded(places).toString()).toBe(expected);
});

test('a unit cost times its units is the cost, to twenty digits', () => {
  const cost = decimal('1000');
  const units = decimal('3');
  expect(cost.minus(cost.div(units).times(units)).abs().cmp(decimal('1e-35'))).toBe(-1);
});

test('is written without exponent and survives the wire', () => {
  expect(decimal('0.00000000001').toString()).toBe('0.00000000001');
  expect(JSON.stringify({ units: decimal('12.50') })).toBe('{"units":"12.5"}');
});

test('twelve fractional lots bought and sold leave exactly nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 12, maxLength: 12 }), (millionths) => {
      const lots = millionths.map((size) => decimal(size).div(decimal(10 ** 8)));
      expect(lots.reduce((left, lot) => left.minus(lot), sum(lots)).cmp(zero)).toBe(0);
    }),
  );
});

// Against big.js, which does everything digit by digit: an independent computation of the same.
const Digits = Big();
Digits.DP = 40;

const written = (big: Big) => (big.eq(0) ? '0' : big.toFixed());

/** Few digits and many, around 2^53, with zeros at the end, with an exponent, negative, nothing. */
const texts = fc.oneof(
  fc
    .tuple(fc.integer({ min: -100_000_000, max: 100_000_000 }), fc.integer({ min: 0, max: 10 }))
    .map(([n, places]) => new Big(`${n}e-${places}`).toFixed()),
  fc
    .tuple(fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 3n }), fc.integer({ min: 0, max: 20 }))
    .map(([n, places]) => new Big(`${n}e-${places}`).toFixed()),
  fc
    .tuple(fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }), fc.integer({ min: 0, max: 45 }))
    .map(([n, places]) => new Big(`${n}e-${places}`).toFixed()),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e21, max: 1e21 }).map(String),
  fc.tuple(fc.integer(), fc.integer({ min: -30, max: 30 })).map(([n, exponent]) => `${n}e${exponent}`),
  fc.integer({ min: -9999, max: 9999 }).map((n) => `${n}.5000000000000000000000000`),
  fc.constantFrom('0', '-0', '0.000', '.5', '5.', '-.25', '0.3', '1', '-1', '9007199254740991', '9007199254740992', '0.1', '3', '7'),
);

const binary: Record<string, [(a: Decimal, b: Decimal) => Decimal, (a: Big, b: Big) => Big]> = {
  plus: [(a, b) => a.plus(b), (a, b) => a.plus(b)],
  minus: [(a, b) => a.minus(b), (a, b) => a.minus(b)],
  times: [(a, b) => a.times(b), (a, b) => a.times(b)],
  div: [(a, b) => (b.isZero() ? b : a.div(b)), (a, b) => (b.eq(0) ? b : a.div(b))],
};

test.each(Object.entries(binary))('%s is that of big.js to the last digit', (_name, [ours, theirs]) => {
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      expect(ours(decimal(a), decimal(b)).toString()).toBe(written(theirs(new Digits(a), new Digits(b))));
    }),
    { numRuns: 2000 },
  );
});

test('so are order, sign, rounding, text and the nearest double', () => {
  fc.assert(
    fc.property(texts, texts, fc.integer({ min: 0, max: 12 }), (a, b, places) => {
      const [one, big] = [decimal(a), new Digits(a)];
      expect(one.toString()).toBe(written(big));
      expect(one.toNumber()).toBe(Number(written(big)));
      expect(one.cmp(decimal(b))).toBe(big.cmp(new Digits(b)));
      expect(one.rounded(places).toString()).toBe(written(big.round(places, 1)));
      expect([one.negated(), one.abs()].map(String)).toEqual([written(big.neg()), written(big.abs())]);
      expect([one.isZero(), one.isNegative(), one.isPositive()]).toEqual([big.eq(0), big.lt(0), big.gt(0)]);
    }),
    { numRuns: 2000 },
  );
});

test('a share is the exact product divided', () => {
  fc.assert(
    fc.property(texts, texts, texts, (a, b, c) => {
      fc.pre(!decimal(c).isZero());
      expect(decimal(a).share(decimal(b), decimal(c)).toString()).toBe(written(new Digits(a).times(b).div(c)));
    }),
    { numRuns: 2000 },
  );
});

test('a long chain of sums, products and quotients stays that of big.js', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('plus', 'minus', 'times', 'div'), texts), { maxLength: 12 });
  fc.assert(
    fc.property(texts, steps, (start, some) => {
      let [ours, theirs] = [decimal(start), new Digits(start)];
      for (const [name, text] of some) {
        const step = binary[name];
        if (step) [ours, theirs] = [step[0](ours, decimal(text)), step[1](theirs, new Digits(text))];
      }
      expect(ours.toString()).toBe(written(theirs));
    }),
    { numRuns: 1000 },
  );
});

test('a double is the decimal that it is written as', () => {
  expect([0.1, -0, 1e21, 1e-7, 2 ** 60].map((value) => decimal(value).toString())).toEqual([
    '0.1',
    '0',
    '1000000000000000000000',
    '0.0000001',
    '1152921504606847000',
  ]);
});

test.each(['', '-', '.', '-.', '1,5', ' 1', '1 ', '+1', '0x1', '1e', '1..2', '1-', 'NaN', 'Infinity', '١'])('refuses "%s"', (text) => {
  expect(() => decimal(text)).toThrow();
});

test.each([NaN, Infinity, -Infinity])('refuses the number %d', (value) => {
  expect(() => decimal(value)).toThrow();
});

test('refuses to divide by nothing', () => {
  expect(() => decimal(1).div(decimal('0.00'))).toThrow();
});
