import Big from 'big.js';

/** Decimal places of a quotient: more than 20 significant digits for anything above 1e-20. Sums, differences and products are exact. */
const quotientPlaces = 40;

/**
 * An exact decimal number: units, cash, cost, charges, and whatever must reconcile. Make one with `decimal`.
 *
 * It is an integer and the number of its decimal places. The integer is a plain number as long as that is exact (up to 2^53), so that
 * ordinary amounts cost little more than floating point; beyond it is a bigint.
 */
export class Decimal {
  /** Without the point. Never −0; a bigint only where a number would not be exact. */
  readonly #digits: number | bigint;
  readonly #scale: number;

  /** `digits` / 10^`scale`. */
  constructor(digits: number | bigint, scale: number) {
    this.#digits = digits;
    this.#scale = scale;
  }

  plus(other: Decimal): Decimal {
    return other.#digits === 0 ? this : this.#sum(other.#digits, other.#scale);
  }

  minus(other: Decimal): Decimal {
    const digits = other.#digits;
    if (digits === 0) return this;
    return typeof digits === 'number' ? this.#sum(-digits, other.#scale) : this.#sum(-digits, other.#scale);
  }

  times(other: Decimal): Decimal {
    const a = this.#digits;
    const b = other.#digits;
    if (b === 1 && other.#scale === 0) return this;
    if (a === 0 || b === 0) return zero;
    const scale = this.#scale + other.#scale;
    if (typeof a === 'number' && typeof b === 'number') {
      const product = a * b;
      if (isSafe(product)) return new Decimal(product, scale);
    }
    return long(BigInt(a) * BigInt(b), scale);
  }

  /** To 40 decimal places, half away from zero. `other` must not be zero. */
  div(other: Decimal): Decimal {
    return this.share(one, other);
  }

  /** This × `part` / `whole`, to 40 decimal places: of a cost what belongs to some of the units. `whole` must not be zero. */
  share(part: Decimal, whole: Decimal): Decimal {
    const [a, b, c] = [this.#digits, part.#digits, whole.#digits];
    if (c === 0) throw new RangeError('Division by zero');
    if (a === 0 || b === 0) return zero;
    const scale = this.#scale + part.#scale - whole.#scale;
    if (typeof a === 'number' && typeof b === 'number' && typeof c === 'number') {
      const quotient = exactQuotient(a * b, c, scale);
      if (quotient) return quotient;
    }
    return longQuotient(BigInt(a) * BigInt(b), BigInt(c), { scale, places: quotientPlaces });
  }

  negated(): Decimal {
    return this.#digits === 0 ? this : new Decimal(-this.#digits, this.#scale);
  }

  abs(): Decimal {
    return this.isNegative() ? this.negated() : this;
  }

  /** 1 when this is the greater one, 0 when equal, -1 when smaller. */
  cmp(other: Decimal): -1 | 0 | 1 {
    const a = this.#digits;
    const b = other.#digits;
    if (this.#scale === other.#scale && typeof a === 'number' && typeof b === 'number') return order(a, b);
    const difference = this.minus(other).#digits;
    return order(difference, 0);
  }

  isZero(): boolean {
    return this.#digits === 0;
  }

  /** Below zero; zero itself is not. */
  isNegative(): boolean {
    const digits = this.#digits;
    return typeof digits === 'number' ? digits < 0 : digits < 0n;
  }

  isPositive(): boolean {
    const digits = this.#digits;
    return typeof digits === 'number' ? digits > 0 : digits > 0n;
  }

  /** Rounded half away from zero, as people do by hand: 0.5 to 1, −0.5 to −1. */
  rounded(places: number): Decimal {
    return this.#scale <= places ? this : longQuotient(BigInt(this.#digits), 1n, { scale: this.#scale, places });
  }

  toNumber(): number {
    const digits = this.#digits;
    if (this.#scale === 0 && typeof digits === 'number') return digits;
    // The quotient of two exact numbers is the nearest one, as is the number that a text stands for.
    return typeof digits === 'number' && this.#scale < exactTens.length ? digits / tenTo(this.#scale) : Number(this.toString());
  }

  /** All digits, never with an exponent; `-0` is written `0`. */
  toString(): string {
    const digits = this.#digits;
    if (this.#scale === 0) return String(digits);
    const text = String(digits < 0 ? -digits : digits).padStart(this.#scale + 1, '0');
    const point = text.length - this.#scale;
    const end = withoutZeros(text, point);
    return `${digits < 0 ? '-' : ''}${text.slice(0, point)}${end === point ? '' : '.'}${text.slice(point, end)}`;
  }

  toJSON(): string {
    return this.toString();
  }

  #sum(added: number | bigint, scale: number): Decimal {
    const digits = this.#digits;
    const shift = this.#scale - scale;
    if (typeof digits === 'number' && typeof added === 'number') {
      const left = shift < 0 ? digits * tenTo(-shift) : digits;
      const right = shift > 0 ? added * tenTo(shift) : added;
      const total = left + right;
      if (isSafe(left) && isSafe(right) && isSafe(total)) return new Decimal(total, shift < 0 ? scale : this.#scale);
    }
    if (shift < 0) return long(BigInt(digits) * longTenTo(-shift) + BigInt(added), scale);
    return long(BigInt(digits) + BigInt(added) * longTenTo(shift), this.#scale);
  }
}

/** The decimal written by `value`. Throws on what is no finite number. */
export function decimal(value: string | number): Decimal {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? new Decimal(value + 0, 0) : decimal(String(value));
  return plainDecimal(value) ?? anyDecimal(value);
}

/** Digits with at most one point and a sign; `null` of anything else, and of more than a number holds exactly. */
function plainDecimal(text: string): Decimal | null {
  const start = text.charCodeAt(0) === minusSign ? 1 : 0;
  const point = text.indexOf('.', start);
  const wholeEnd = point < 0 ? text.length : point;
  if (text.length - start === (point < 0 ? 0 : 1)) return null;
  const end = point < 0 ? text.length : withoutZeros(text, point + 1);
  const scale = Math.max(end - wholeEnd - 1, 0);
  const whole = digitsIn(text, start, wholeEnd);
  const digits = scale === 0 ? whole : whole * tenTo(scale) + digitsIn(text, wholeEnd + 1, end);
  if (!isSafe(digits)) return null;
  return digits === 0 ? zero : new Decimal(start === 1 ? -digits : digits, scale);
}

const minusSign = 45;
const zeroSign = 48;

/** Returns the index at which `text` ends without its trailing zeros, but at least `from`. */
function withoutZeros(text: string, from: number): number {
  let end = text.length;
  while (end > from && text.charCodeAt(end - 1) === zeroSign) end -= 1;
  return end;
}

/** The number written by the digits from one place to before another; NaN where anything else stands there. */
function digitsIn(text: string, from: number, to: number): number {
  let digits = 0;
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - zeroSign;
    if (!(digit >= 0 && digit <= 9)) return NaN;
    digits = digits * 10 + digit;
  }
  return digits;
}

/** Also with an exponent, and of any length. */
function anyDecimal(text: string): Decimal {
  const { c, e, s } = new Big(text);
  const scale = c.length - 1 - e;
  const digits = BigInt(c.join('')) * BigInt(s);
  return scale < 0 ? long(digits * longTenTo(-scale), 0) : long(digits, scale);
}

function isSafe(value: number): boolean {
  return value <= Number.MAX_SAFE_INTEGER && value >= -Number.MAX_SAFE_INTEGER;
}

/** As a plain number where that is exact. */
function long(digits: bigint, scale: number): Decimal {
  if (digits > longestSafe || digits < -longestSafe) return new Decimal(digits, scale);
  return digits === 0n ? zero : new Decimal(Number(digits), scale);
}

/** `product` / `divisor` / 10^`scale` where it comes out even within a few more places; else `null`. */
function exactQuotient(product: number, divisor: number, scale: number): Decimal | null {
  for (let added = 0; added <= 6; added += 3) {
    const dividend = product * tenTo(added);
    if (!isSafe(dividend) || scale + added > quotientPlaces) return null;
    const quotient = dividend / divisor;
    if (Number.isInteger(quotient) && scale + added >= 0) return new Decimal(quotient, scale + added);
  }
  return null;
}

/** `dividend` / `divisor` / 10^`scale` to `places`, half away from zero. */
function longQuotient(dividend: bigint, divisor: bigint, { scale, places }: { scale: number; places: number }): Decimal {
  const shift = places - scale;
  const upper = magnitude(shift > 0 ? dividend * longTenTo(shift) : dividend);
  const lower = magnitude(shift < 0 ? divisor * longTenTo(-shift) : divisor);
  const rounded = (upper * 2n + lower) / (lower * 2n);
  const digits = dividend < 0n === divisor < 0n ? rounded : -rounded;
  return places < 0 ? long(digits * longTenTo(-places), 0) : long(digits, places);
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function order(a: number | bigint, b: number | bigint): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const longestSafe = BigInt(Number.MAX_SAFE_INTEGER);
const exactTens = Array.from({ length: 23 }, (_, power) => 10 ** power);
const longTens = Array.from({ length: 100 }, (_, power) => 10n ** BigInt(power));

/** 10^`power` for 0 to 22, where it is exact; NaN beyond. */
function tenTo(power: number): number {
  return exactTens[power] ?? NaN;
}

function longTenTo(power: number): bigint {
  return longTens[power] ?? 10n ** BigInt(power);
}

export const zero = new Decimal(0, 0);

export const one = new Decimal(1, 0);

/** The smaller of two decimals. */
export function smaller(a: Decimal, b: Decimal): Decimal {
  return a.cmp(b) <= 0 ? a : b;
}

export function sum(terms: readonly Decimal[]): Decimal {
  return terms.reduce((total, term) => total.plus(term), zero);
}
