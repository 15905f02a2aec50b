import type { Entry } from '#contracts/ledger/entry.ts';
import type { TargetRow } from '#contracts/ledger/holding-sheet.ts';
import type { RowDoubt, SheetAnswer } from '#contracts/ledger/sheet.ts';
import { doubtsOfTarget } from '#domain/ledger/target-doubts.ts';
import { type Decimal, decimal, zero } from '#finance/decimal.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import type { Queries } from '../../db/queries.ts';
import type { Instrument } from '../../db/queries/market/instruments.ts';
import type { EntryPlace } from './entry-portfolio.ts';
import type { LedgerContext } from './record-entry.ts';
import { saveSheet, type Saving, type SheetChange, type RequestedChanges } from './save-entries.ts';
import { refusedRow } from './sheet-refused.ts';

export interface SavingHoldings extends Saving {
  /** At whose end the units are held. */
  readonly day: IsoDate;
  /** Each other than what is held; numbers exact. */
  readonly targets: readonly TargetRow[];
}

/**
 * Brings what a portfolio holds at the end of a day to what someone says it is: an adjustment for each security and currency that differs, all of
 * them or none, for an adviser of its account and administrators.
 *
 * @returns and throws as `saveEntries` does; a row that was shown as something else is refused with `changed-meanwhile`
 */
export async function saveHoldings(context: LedgerContext, { day, targets, ...saving }: SavingHoldings): Promise<SheetAnswer> {
  const changesIn = (tx: Queries, place: EntryPlace) =>
    adjustments(tx, place, { day, today: context.today, targets, reason: saving.reason });
  return saveSheet(context, saving, { sent: { day, targets }, changesIn, done: 'adjusted' });
}

interface Adjusting extends Pick<SavingHoldings, 'day' | 'targets' | 'reason'> {
  readonly today: IsoDate;
}

async function adjustments(tx: Queries, place: EntryPlace, adjusting: Adjusting): Promise<RequestedChanges> {
  const { day, targets, reason: note } = adjusting;
  const heldOf = await standing(tx, place, adjusting);
  const changes: SheetChange[] = [];
  const doubts: RowDoubt[] = [];
  for (const row of targets) {
    const { instrument, before, today } = heldOf(row);
    if (before.cmp(decimal(row.before)) !== 0) throw refusedRow(row.key, 'changed-meanwhile');
    const change = decimal(row.target).minus(before);
    changes.push({ key: row.key, of: null, entry: adjustment({ row, instrument, change, day, note }) });
    doubts.push(...doubted(row, before, today.plus(change)));
  }
  return { changes, doubts };
}

/** Returns a lookup for the amounts that a row's holding has at the end of the day, and today. */
async function standing(tx: Queries, { portfolio }: EntryPlace, { day, today, targets }: Adjusting) {
  const own = { accountId: portfolio.accountId, portfolioId: portfolio.id };
  const symbols = targets.flatMap(({ symbol }) => symbol ?? []);
  const known = new Map((await tx.instruments.knownBySymbols(symbols, own.accountId)).map((each) => [each.symbol, each]));
  const ids = [...known.values()].map(({ id }) => id);
  const [units, unitsToday] = [await tx.heldUnits.on(own, day, ids), await tx.heldUnits.on(own, today, ids)];
  const [cash, cashToday] = [await tx.cashList.balances(own, day), await tx.cashList.balances(own, today)];
  return (row: TargetRow) => {
    if (row.symbol === null) return { instrument: null, before: balance(cash, row.currency), today: balance(cashToday, row.currency) };
    const instrument = instrumentOf(row, row.symbol, known);
    const [before, now] = [units.get(instrument.id), unitsToday.get(instrument.id)];
    if (now?.isCounted === false) throw refusedRow(row.key, 'instrument-not-found', 'holding');
    return { instrument, before: before?.units ?? zero, today: now?.units ?? zero };
  };
}

function instrumentOf({ key }: TargetRow, symbol: string, known: ReadonlyMap<string, Instrument>): Instrument {
  const instrument = known.get(symbol);
  if (!instrument) throw refusedRow(key, 'instrument-not-found', 'holding');
  return instrument;
}

function balance(cash: ReadonlyMap<string, string>, currency: string): Decimal {
  return decimal(cash.get(currency) ?? '0');
}

function doubted({ key, symbol, currency, target }: TargetRow, before: Decimal, today: Decimal): RowDoubt[] {
  const kinds = doubtsOfTarget({ before, target: decimal(target), today, isCash: symbol === null });
  return kinds.map((kind) => {
    const recorded = kind === 'large-change' ? target : decimal(target).isNegative() ? target : today.toString();
    return { key, currency, doubt: { kind, recorded, expected: before.toString() } };
  });
}

interface Adjusted {
  readonly row: TargetRow;
  readonly instrument: Instrument | null;
  readonly change: Decimal;
  readonly day: IsoDate;
  readonly note: string;
}

/** Units that come in do so at their cost, or at their market value where none is said. */
function adjustment({ row, instrument, change, day, note }: Adjusted): Entry {
  const moved = instrument
    ? { symbol: instrument.symbol, units: change.toString(), amount: '0', currency: instrument.currency }
    : { symbol: null, units: null, amount: change.toString(), currency: row.currency };
  const cost = instrument && change.isPositive() && row.cost !== '' ? row.cost : null;
  const blank = { settleDay: null, price: null, rate: null, charges: null, tax: null, category: null, ratio: null, acquired: null };
  return { type: 'Adjustment', day, ...moved, ...blank, cost, note, bought: null };
}
