import { type Entry, type EntryDoubt, entryDoubts, type EntryDoubtKind } from '#contracts/ledger/entry.ts';
import { enteredSource } from '#domain/ledger/entered-source.ts';
import { AppError } from '#domain/errors.ts';
import { addDays, type IsoDate } from '#finance/iso-date.ts';
import { decimal, zero } from '#finance/decimal.ts';
import type { Queries } from '../../db/queries.ts';
import type { Portfolio } from '../../db/queries/clients/portfolios.ts';
import type { Problem } from '../import/check/problem.ts';
import { writeTransactions } from '../import/write/ledger.ts';
import { markBooked } from '../import/write/mark-portfolios.ts';
import { writeWarnings } from '../import/write/warnings.ts';
import { blankEntry } from './blank-entry.ts';
import { doubtsOf, type Impossible, impossibleOf, type LineDoubt, type TouchedHolding } from './check-entry.ts';
import { toFieldProblems } from './entry-problems.ts';
import { type PlacedEntry, rowIds } from './entry-rows.ts';
import { inUnits } from './nominal-units.ts';
import { newId } from './new-id.ts';
import { EntryRefused } from './refused.ts';
import { addKnownPortfolios, openStaging, stageEntries } from './stage-entry.ts';
import { workedOutAmount } from './worked-out-amount.ts';

export interface Booking {
  readonly portfolio: Portfolio;
  /** Their ids within their source: one that is live is replaced. */
  readonly entries: readonly PlacedEntry[];
  readonly today: IsoDate;
  /** The doubts that a user has confirmed as intended. */
  readonly confirmed: readonly EntryDoubtKind[];
  /** The holdings of transactions voided before it, in the same transaction. */
  readonly touched?: readonly TouchedHolding[];
  /** Other portfolios that the entries or what was voided are in; they are held. */
  readonly others?: readonly Pick<Portfolio, 'externalId' | 'accountId' | 'id'>[];
}

/** The findings of the import rules about entries; nothing is written if any of them is more than a doubt. */
export interface Booked {
  readonly isWritten: boolean;
  readonly problems: readonly Problem[];
  readonly impossible: readonly Impossible[];
  readonly doubts: readonly LineDoubt[];
}

/**
 * Books entries as an import books the rows of a file: the same reading, the same rules, the same writing; all of them, or none where anything is
 * wrong, impossible or doubted without being confirmed. Of portfolios that are held.
 */
export async function bookEntries(
  tx: Queries,
  { portfolio, entries, today, confirmed, touched = [], others = [] }: Booking,
): Promise<Booked> {
  const { connection } = tx;
  const nothing = { isWritten: false, problems: [], impossible: [], doubts: [] };
  await openStaging(
    connection,
    portfolio,
    entries.flatMap(({ entry: { symbol } }) => symbol ?? []),
  );
  await addKnownPortfolios(connection, others);
  const problems = entries.length === 0 ? [] : await stageEntries(connection, entries, addDays(today, 366));
  if (problems.length > 0) return { ...nothing, problems };
  const impossible = await impossibleOf(connection, touched);
  if (impossible.length > 0) return { ...nothing, impossible };
  if (entries.length === 0) return { ...nothing, isWritten: true };
  const doubts = await doubtsOf(connection);
  if (!doubts.every(({ doubt: { kind } }) => isConfirmed(kind, confirmed))) return { ...nothing, doubts };
  const { added, changed } = await writeTransactions.write(connection, new Set());
  await writeWarnings(connection);
  await markBooked(connection);
  return { ...nothing, doubts, isWritten: added + changed > 0 };
}

/** One entry or the sides of one. */
type Single = Omit<Booking, 'entries' | 'others'> & {
  readonly entry: Entry;
  readonly id: string;
  /** True to book with a purchase a deposit of the cash that it lacks. */
  readonly isDeposited?: boolean;
};

/**
 * Books one entry, and a deposit for it on request. Returns the ids within the source of the rows that both stand in, whether anything was written,
 * and the deposit.
 *
 * @throws EntryRefused; AppError as `refuseImpossible` does, `instrument-not-found`
 */
export async function bookEntry(
  tx: Queries,
  { entry: given, id, isDeposited = false, ...booking }: Single,
): Promise<{ readonly sourceIds: string[]; readonly isWritten: boolean; readonly deposit: Entry | null }> {
  const entry = await workedOut(tx, given);
  const { externalId: portfolio } = booking.portfolio;
  const placed = { entry, id, portfolio };
  const deposit = isDeposited ? await depositFor(tx, booking.portfolio, entry) : null;
  const entries = deposit ? [placed, { entry: deposit, id: newId(), portfolio }] : [placed];
  const booked = await bookEntries(tx, { ...booking, entries });
  refuseBooked(booked, booking.confirmed);
  return { sourceIds: entries.flatMap(rowIds), isWritten: booked.isWritten, deposit };
}

/** @throws EntryRefused; AppError as `refuseImpossible` does */
export function refuseBooked({ problems, impossible, doubts }: Booked, confirmed: readonly EntryDoubtKind[]): void {
  if (problems.length > 0) throw new EntryRefused({ problems: toFieldProblems(problems) });
  if (impossible[0]) throw new AppError(impossible[0].code);
  const open = doubts.map(({ doubt }) => doubt).filter(({ kind }) => !isConfirmed(kind, confirmed));
  if (open.length > 0) throw new EntryRefused({ doubts: open });
}

export function isConfirmed(kind: EntryDoubt['kind'], confirmed: readonly EntryDoubtKind[]): boolean {
  return entryDoubts.some((each) => each === kind && confirmed.includes(each));
}

/**
 * With the units and the amount that follow from the rest, where none are said.
 *
 * @throws EntryRefused; AppError `instrument-not-found`
 */
export async function workedOut(tx: Queries, given: Entry): Promise<Entry> {
  const instrument = given.symbol === null ? null : await tx.instruments.bySymbol(given.symbol);
  if (given.symbol !== null && !instrument) throw new AppError('instrument-not-found');
  const entry = inUnits(given, instrument);
  const amount = entry.amount ?? workedOutAmount(entry, instrument);
  if (amount === null) throw new EntryRefused({ problems: { amount: { code: 'required' } } });
  return { ...entry, amount };
}

/** The ids of the live transactions in which an entry stands. */
export async function bookedIds(tx: Queries, accountId: string, sourceIds: readonly string[]): Promise<string[]> {
  return (await tx.entries.live({ accountId, source: enteredSource }, sourceIds)).map((row) => row.id);
}

/** Returns a contribution on the day of a purchase, of the amount that it would bring its cash below zero; null where it would not. */
async function depositFor(tx: Queries, portfolio: Portfolio, { day, currency, rate, amount }: Entry): Promise<Entry | null> {
  const own = { accountId: portfolio.accountId, portfolioId: portfolio.id };
  const before = decimal(await tx.cashList.balanceOn(own, { currency, day, without: null }));
  const after = before.plus(decimal(amount ?? '0'));
  if (after.cmp(zero) >= 0) return null;
  return { ...blankEntry, type: 'Contribution', day, currency, rate, amount: zero.minus(after).toString() };
}
