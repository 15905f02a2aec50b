import { type Decimal, one, zero } from '../decimal.ts';
import type { DistributionCategory, LedgerEntry, TransactionType } from './ledger.ts';

/** Data of each kind of change. `money` is in the transaction's currency until the ledger pass converts it. */
interface Changes {
  /** Bought, or drawn by a fund that may count no units (`null`). */
  readonly acquire: { readonly units: Decimal | null; readonly money: Decimal };
  /** Came in without cash, at a cost of its own or (`null`) at market value. */
  readonly receive: { readonly units: Decimal; readonly money: Decimal | null; readonly acquiredDay: number | null };
  /** Sold; all units when `null`. */
  readonly dispose: { readonly units: Decimal | null; readonly money: Decimal };
  /** Went out without cash, with its cost. */
  readonly 'hand-over': { readonly units: Decimal };
  readonly split: { readonly ratio: Decimal };
  /** Capital paid back: off the cost. */
  readonly repay: { readonly money: Decimal };
  readonly gain: { readonly money: Decimal };
}

export type ChangeKind = keyof Changes;

/** Effect of a transaction on a holding. */
export type HoldingChange<Kind extends ChangeKind = ChangeKind> = { [K in Kind]: { readonly kind: K } & Changes[K] }[Kind];

/** The units held after a change. What counts no units is one interest, whatever is drawn. */
export function unitsAfter(held: Decimal, change: HoldingChange): Decimal {
  switch (change.kind) {
    case 'acquire':
      return change.units ? held.plus(change.units) : interest(held);
    case 'receive':
      return held.plus(change.units);
    case 'dispose':
      return change.units ? held.minus(change.units) : zero;
    case 'hand-over':
      return held.minus(change.units);
    case 'split':
      return held.times(change.ratio);
    default:
      return held;
  }
}

function interest(held: Decimal): Decimal {
  return held.isZero() ? one : held;
}

/** Everything that one transaction does, in its own currency. */
export interface EntryEffect {
  /** Change of the cash balance. */
  readonly cash: Decimal;
  /** Cash that crosses the boundary of the portfolio: positive comes in. Units that cross it are in `holding`. */
  readonly external: Decimal;
  /** Cash that came for another currency of the portfolio: negative went for one. */
  readonly exchanged: Decimal;
  /** Dividends and interest before tax; negative when reversed. */
  readonly income: Decimal;
  /** Management charges; negative when refunded. Added back by the gross return. */
  readonly charges: Decimal;
  /** Costs of buying and selling, in cost or proceeds already: only listed. */
  readonly dealingCosts: Decimal;
  readonly taxes: Decimal;
  /** Cost that units exchanged bring with them, negative where they hand it on; in the holding's cost or proceeds already. */
  readonly costBrought: Decimal;
  readonly holding: HoldingChange | null;
}

/**
 * Returns the amount that a transaction puts into its holding; negative takes out. It is the part of the change in cash that external
 * payments, currency exchanges, income, charges and tax do not explain. Units that cross the boundary without cash are excluded.
 */
export function putIntoHolding({ cash, external, exchanged, income, charges, taxes, costBrought }: EntryEffect): Decimal {
  return external.plus(exchanged).minus(cash).plus(income).minus(charges).minus(taxes).plus(costBrought);
}

/**
 * With `cash`, everything moves the cash of its currency. With `direct` (private-equity programmes) calls, distributions
 * and charges settle with the investor: each is a flow into or out of the portfolio, and no cash position arises.
 */
export type Settlement = 'cash' | 'direct';

export function computeEffect(entry: LedgerEntry, settlement: Settlement): EntryEffect {
  if (settlement === 'direct') return settledWithInvestor(entry);
  return effects[entry.type](entry);
}

/**
 * Settles a transaction with the investor: what the portfolio pays, the investor pays in; what it receives, the investor receives.
 * Contributions come to nothing, and so do exchanges with their costs: there is no cash to exchange.
 */
function settledWithInvestor(entry: LedgerEntry): EntryEffect {
  if (entry.type === 'Exchange') return nothing;
  const effect = effects[entry.type](entry);
  return { ...effect, cash: zero, external: effect.external.minus(effect.cash) };
}

const nothing: EntryEffect = {
  cash: zero,
  external: zero,
  exchanged: zero,
  income: zero,
  charges: zero,
  dealingCosts: zero,
  taxes: zero,
  costBrought: zero,
  holding: null,
};

const effects: Record<TransactionType, (entry: LedgerEntry) => EntryEffect> = {
  Purchase: (entry) => ({
    ...nothing,
    cash: entry.amount,
    dealingCosts: entry.charges.plus(entry.tax),
    holding: { kind: 'acquire', units: entry.units, money: entry.amount.negated() },
  }),
  Sale: (entry) => ({
    ...nothing,
    cash: entry.amount,
    dealingCosts: entry.charges,
    taxes: entry.tax,
    holding: { kind: 'dispose', units: entry.units, money: entry.amount.plus(entry.tax) },
  }),
  Contribution: movedIn,
  TransferIn: movedIn,
  Withdrawal: movedOut,
  TransferOut: movedOut,
  Exchange: ({ amount, charges }) => ({ ...nothing, cash: amount, exchanged: amount, dealingCosts: charges }),
  Dividend: received,
  Interest: received,
  Charge: charged,
  Tax: (entry) => ({ ...nothing, cash: entry.amount, taxes: entry.amount.negated() }),
  Split: (entry) => ({ ...nothing, holding: entry.ratio && { kind: 'split', ratio: entry.ratio } }),
  Call: (entry) => ({
    ...nothing,
    cash: entry.amount,
    holding: { kind: 'acquire', units: entry.units, money: entry.amount.negated() },
  }),
  Distribution: distributed,
  CorporateAction: unitsExchanged,
  Adjustment: adjusted,
};

function movedIn(entry: LedgerEntry): EntryEffect {
  const { amount, units, instrumentId, charges } = entry;
  const inKind = instrumentId !== null && units !== null;
  return { ...nothing, cash: amount, external: amount, dealingCosts: charges, holding: inKind ? receiptOf(entry, units) : null };
}

function movedOut({ amount, units, instrumentId, charges }: LedgerEntry): EntryEffect {
  const inKind = instrumentId !== null && units !== null;
  return { ...nothing, cash: amount, external: amount, dealingCosts: charges, holding: inKind ? { kind: 'hand-over', units } : null };
}

function receiptOf({ cost, acquiredDay }: LedgerEntry, units: Decimal): HoldingChange {
  return { kind: 'receive', units, money: cost, acquiredDay };
}

function received({ amount, tax, charges }: LedgerEntry): EntryEffect {
  return { ...nothing, cash: amount, income: amount.plus(tax).plus(charges), taxes: tax, dealingCosts: charges };
}

/** A charge without amount was paid from outside the portfolio: paid in and charged on the same day. */
function charged({ amount, charges }: LedgerEntry): EntryEffect {
  return amount.isZero() ? { ...nothing, external: charges, charges } : { ...nothing, cash: amount, charges: amount.negated() };
}

function distributed({ amount, tax, category }: LedgerEntry): EntryEffect {
  const gross = amount.plus(tax);
  const common = { ...nothing, cash: amount, taxes: tax };
  switch (category as DistributionCategory | null) {
    case 'Income':
      return { ...common, income: gross };
    case 'Gain':
      return { ...common, holding: { kind: 'gain', money: gross } };
    default:
      return { ...common, holding: { kind: 'repay', money: gross } };
  }
}

/** Units that leave hand their cost on (`cost`) to those that come; cash in between is proceeds or cost. */
function unitsExchanged({ amount, units, cost, ratio }: LedgerEntry): EntryEffect {
  if (ratio) return { ...nothing, cash: amount, holding: { kind: 'split', ratio } };
  if (!units || units.isZero()) return { ...nothing, cash: amount, holding: { kind: 'gain', money: amount } };
  const brought = cost ?? zero;
  if (units.isPositive()) {
    return { ...nothing, cash: amount, costBrought: brought, holding: { kind: 'acquire', units, money: cost ?? amount.negated() } };
  }
  const money = amount.plus(brought);
  return { ...nothing, cash: amount, costBrought: brought.negated(), holding: { kind: 'dispose', units: units.negated(), money } };
}

/** A correction of what is held is not performance: it crosses the boundary as a transfer does. */
function adjusted(entry: LedgerEntry): EntryEffect {
  const { amount, units } = entry;
  if (!units || units.isZero()) return { ...nothing, cash: amount, external: amount };
  const holding: HoldingChange = units.isPositive() ? receiptOf(entry, units) : { kind: 'hand-over', units: units.negated() };
  return { ...nothing, cash: amount, external: amount, holding };
}
