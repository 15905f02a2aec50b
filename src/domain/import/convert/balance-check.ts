import { type Decimal, decimal } from '#finance/decimal.ts';

/** A balance that a file states, and what its rows give. */
export interface BalanceDifference {
  readonly line: number;
  readonly currency: string;
  readonly stated: string;
  readonly computed: string;
}

/** The result of comparing the balances that a file states with its rows. */
export interface CheckedBalances {
  /** Balances that were compared with the one before. */
  readonly checked: number;
  readonly differing: number;
  /** The first of them. */
  readonly differences: readonly BalanceDifference[];
}

interface Stated {
  readonly line: number;
  readonly amount: Decimal;
  readonly balance: Decimal;
}

/** So many differences are told one by one. */
const maxTold = 5;

/** One way of reading the lines: the oldest first, or the newest. */
class Direction {
  fitting = 0;
  readonly differences: BalanceDifference[] = [];
  differing = 0;

  compare(line: number, currency: string, { stated, computed }: { readonly stated: Decimal; readonly computed: Decimal }): void {
    if (stated.cmp(computed) === 0) {
      this.fitting += 1;
      return;
    }
    this.differing += 1;
    if (this.differences.length < maxTold)
      this.differences.push({ line, currency, stated: stated.toString(), computed: computed.toString() });
  }
}

/**
 * Compares the balance of each line with the one beside it and the amounts between, by account and currency:
 *
 *     oldest first   balance = balance of the line above + amount of this line
 *     newest first   balance of the line above = balance of this line + amount of the line above
 *
 * The order is the one in which more of them fit. A line without an amount of its own begins anew.
 */
export class BalanceCheck {
  readonly #last = new Map<string, Stated>();
  readonly #oldestFirst = new Direction();
  readonly #newestFirst = new Direction();

  add({
    line,
    account,
    currency,
    amount,
    balance,
  }: {
    line: number;
    account: string | null;
    currency: string;
    amount: string;
    balance: string;
  }): void {
    const key = `${account ?? ''}\n${currency}`;
    const own = { line, amount: decimal(amount), balance: decimal(balance) };
    const above = this.#last.get(key);
    this.#last.set(key, own);
    if (!above) return;
    this.#oldestFirst.compare(line, currency, { stated: own.balance, computed: above.balance.plus(own.amount) });
    this.#newestFirst.compare(above.line, currency, { stated: above.balance, computed: own.balance.plus(above.amount) });
  }

  /** A line that says nothing sure of the balance: no comparison reaches over it. */
  beginAnew(): void {
    this.#last.clear();
  }

  /** Returns what was found; `null` where no balance was compared, or most fit neither way: the column is something else. */
  result(): CheckedBalances | null {
    const better = this.#newestFirst.fitting > this.#oldestFirst.fitting ? this.#newestFirst : this.#oldestFirst;
    const { fitting, differing, differences } = better;
    return fitting === 0 || differing > fitting ? null : { checked: fitting + differing, differing, differences };
  }
}
