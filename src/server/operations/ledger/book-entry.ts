import { type Entry, type EntryAnswer, type EntryDoubt, entryDoubts, type EntryDoubtKind } from '#contracts/ledger/entry.ts';
import { enteredSource } from '#domain/ledger/entered-source.ts';
import { AppError } from '#domain/errors.ts';
import { addDays, type IsoDate } from '#finance/iso-date.ts';
import type { Queries } from '../../db/queries.ts';
import type { Portfolio } from '../../db/queries/clients/portfolios.ts';
import type { Instrument } from '../../db/queries/market/instruments.ts';
import { writeTransactions } from '../import/write/ledger.ts';
import { markBooked } from '../import/write/mark-portfolios.ts';
import { writeWarnings } from '../import/write/warnings.ts';
import { doubtsOf, refuseImpossible, type TouchedHolding } from './check-entry.ts';
import { problemsOf } from './entry-problems.ts';
import { rowIds } from './entry-rows.ts';
import { openStaging, stageEntry } from './stage-entry.ts';
import { workedOutAmount } from './worked-out-amount.ts';

export interface Booking {
  readonly portfolio: Portfolio;
  readonly entry: Entry;
  /** Its id within its source: one that is live is replaced. */
  readonly id: string;
  readonly today: IsoDate;
  /** What someone has said is meant so. */
  readonly confirmed: readonly EntryDoubtKind[];
  /** What was voided before it, in the same transaction. */
  readonly touched?: readonly TouchedHolding[];
}

/** Why nothing is written, where that can be put right or confirmed, or is as it was: the transaction ends with nothing kept. */
export class EntryRefused extends Error {
  readonly answer: EntryAnswer;

  constructor(answer: EntryAnswer) {
    super('the entry is refused');
    this.name = 'EntryRefused';
    this.answer = answer;
  }
}

/**
 * Books an entry as an import books the rows of a file: the same reading, the same rules, the same writing. Of a portfolio that is held. Tells
 * the ids within the source of the rows that it stands in, and whether anything was written.
 *
 * @throws EntryRefused; AppError as `refuseImpossible` does, `instrument-not-found`
 */
export async function bookEntry(tx: Queries, booking: Booking): Promise<{ readonly sourceIds: string[]; readonly isWritten: boolean }> {
  const { portfolio, id, today, confirmed, touched = [] } = booking;
  const { connection } = tx;
  const instrument = booking.entry.symbol === null ? null : await tx.instruments.bySymbol(booking.entry.symbol);
  if (booking.entry.symbol !== null && !instrument) throw new AppError('instrument-not-found');
  const entry = workedOut(booking.entry, instrument);
  await openStaging(connection, portfolio, entry.symbol);
  const place = { id, portfolio: portfolio.externalId, latestDay: addDays(today, 366) };
  const problems = await stageEntry(connection, entry, place);
  if (problems.length > 0) throw new EntryRefused({ problems: problemsOf(problems) });
  await refuseImpossible(connection, touched);
  const doubts = (await doubtsOf(connection)).filter(({ kind }) => !isConfirmed(kind, confirmed));
  if (doubts.length > 0) throw new EntryRefused({ doubts });
  const { added, changed } = await writeTransactions.write(connection, new Set());
  await writeWarnings(connection);
  await markBooked(connection);
  return { sourceIds: rowIds(id, entry), isWritten: added + changed > 0 };
}

/** The answer that an entry was refused with; whatever else went wrong goes on. */
export async function orRefused(work: () => Promise<EntryAnswer>): Promise<EntryAnswer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EntryRefused) return error.answer;
    throw error;
  }
}

function isConfirmed(kind: EntryDoubt['kind'], confirmed: readonly EntryDoubtKind[]): boolean {
  return entryDoubts.some((each) => each === kind && confirmed.includes(each));
}

/** With the amount that follows from the rest, where none is said. */
function workedOut(entry: Entry, instrument: Instrument | null): Entry {
  const amount = entry.amount ?? workedOutAmount(entry, instrument);
  if (amount === null) throw new EntryRefused({ problems: { amount: { code: 'required' } } });
  return { ...entry, amount };
}

/** The ids of the live transactions in which an entry stands. */
export async function bookedIds(tx: Queries, accountId: string, sourceIds: readonly string[]): Promise<string[]> {
  return (await tx.entries.live({ accountId, source: enteredSource }, sourceIds)).map((row) => row.id);
}
