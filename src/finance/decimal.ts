import Big from 'big.js';

// Quotients carry 40 decimal places: more than 20 significant digits for anything above 1e-20, so that a unit cost times
// its units gives the cost back to far below a penny. Sums, differences and products are exact.
const Exact = Big();
Exact.DP = 40;
Exact.RM = 1; // half away from zero

/** An exact decimal number: units, cash, cost, charges, and whatever must reconcile. Make one with `decimal`. */
export class Decimal {
  readonly #exact: Big;

  constructor(exact: Big) {
    this.#exact = exact;
  }

  plus(other: Decimal): Decimal {
    return new Decimal(this.#exact.plus(other.#exact));
  }

  minus(other: Decimal): Decimal {
    return new Decimal(this.#exact.minus(other.#exact));
  }

  times(other: Decimal): Decimal {
    return new Decimal(this.#exact.times(other.#exact));
  }

  /** To 40 decimal places. `other` must not be zero. */
  div(other: Decimal): Decimal {
    return new Decimal(this.#exact.div(other.#exact));
  }

  negated(): Decimal {
    return new Decimal(this.#exact.neg());
  }

  abs(): Decimal {
    return new Decimal(this.#exact.abs());
  }

  /** 1 when this is the greater one, 0 when equal, -1 when smaller. */
  cmp(other: Decimal): -1 | 0 | 1 {
    return this.#exact.cmp(other.#exact);
  }

  isZero(): boolean {
    return this.#exact.eq(0);
  }

  /** Below zero; zero itself is not. */
  isNegative(): boolean {
    return this.#exact.lt(0);
  }

  isPositive(): boolean {
    return this.#exact.gt(0);
  }

  /** Rounded half away from zero, as people do by hand: 0.5 to 1, −0.5 to −1. */
  rounded(places: number): Decimal {
    return new Decimal(this.#exact.round(places, 1));
  }

  toNumber(): number {
    return this.#exact.toNumber();
  }

  /** All digits, never with an exponent; `-0` is written `0`. */
  toString(): string {
    return this.isZero() ? '0' : this.#exact.toFixed();
  }

  toJSON(): string {
    return this.toString();
  }
}

/** The decimal written by `value`. Throws on what is no finite number. */
export function decimal(value: string | number): Decimal {
  return new Decimal(new Exact(value));
}

export const zero = decimal(0);

export const one = decimal(1);

/** The smaller of two decimals. */
export function smaller(a: Decimal, b: Decimal): Decimal {
  return a.cmp(b) <= 0 ? a : b;
}

export function sum(terms: readonly Decimal[]): Decimal {
  return terms.reduce((total, term) => total.plus(term), zero);
}
