import { decimal } from '#finance/decimal.ts';
import { dayNumber, isoDate } from '#finance/iso-date.ts';
import { type MatchRule, section104 as identified, type ShareDisposal, type ShareEvent } from '#finance/tax/section-104.ts';
import { gainsByTaxYear } from '#finance/tax/tax-year-gains.ts';
import type { Adapter } from './vector-file.ts';

interface TradeRow {
  readonly date: string;
  readonly type: 'buy' | 'sell' | 'split';
  readonly asset: string;
  readonly quantity?: number;
  readonly price?: number;
  readonly expenses?: number;
  readonly numerator?: number;
  readonly denominator?: number;
}

function eventOf({ date, type, quantity = 0, price = 0, expenses = 0, numerator = 1, denominator = 1 }: TradeRow): ShareEvent {
  const day = dayNumber(date);
  const units = decimal(quantity);
  const money = units.times(decimal(price));
  if (type === 'split') return { kind: 'split', day, ratio: decimal(numerator).div(decimal(denominator)) };
  if (type === 'buy') return { kind: 'acquire', day, units, cost: money.plus(decimal(expenses)) };
  return { kind: 'dispose', day, units, proceeds: money, expenses: decimal(expenses) };
}

const ruleNames: Record<MatchRule, string> = {
  'same-day': 'SAME_DAY',
  'thirty-days': 'BED_AND_BREAKFAST',
  pool: 'SECTION_104',
  later: 'LATER',
};

const yearName = (from: string) => `${from.slice(0, 4)}/${Number(from.slice(0, 4)) + 1}`;

function disposalRow(asset: string, disposal: ShareDisposal) {
  const { day, units, proceeds, expenses, cost, gain, matches } = disposal;
  const [year] = gainsByTaxYear([disposal], '04-06');
  return {
    asset,
    date: isoDate(day),
    quantity: units.toNumber(),
    proceeds: proceeds.toNumber(),
    expenses: expenses.toNumber(),
    allowableCost: cost.toNumber(),
    gain: gain.toNumber(),
    matches: matches.map((match) => ({
      rule: ruleNames[match.rule],
      ...(match.acquiredDay === null ? {} : { acquired: isoDate(match.acquiredDay) }),
      quantity: match.units.toNumber(),
      cost: match.cost.toNumber(),
    })),
    taxYear: yearName(year?.from ?? ''),
  };
}

/** Every case is about one class of share. */
const section104: Adapter = ({ input }) => {
  const { transactions } = input as { transactions: readonly TradeRow[] };
  const asset = transactions[0]?.asset ?? '';
  const { disposals, pool } = identified(transactions.map(eventOf));
  const years = gainsByTaxYear(disposals, '04-06');
  const held = { quantity: pool.units.toNumber(), poolCost: pool.cost.toNumber() };
  return {
    disposals: disposals.map((disposal) => disposalRow(asset, disposal)),
    gainByTaxYear: Object.fromEntries(years.map(({ from, net }) => [yearName(from), net.toNumber()])),
    holdings: pool.units.isZero() ? {} : { [asset]: held },
  };
};

export const taxAdapters: Readonly<Record<string, Adapter>> = { section104 };
