import type { Entry, EntryAnswer, EntryDoubtKind } from '#contracts/ledger/entry.ts';
import { AppError } from '#domain/errors.ts';
import { decimal } from '#finance/decimal.ts';
import { dayNumber, isoDate, type IsoDate } from '#finance/iso-date.ts';
import { type CarriedCost, carriedCost } from '#finance/ledger/carried-cost.ts';
import { ledgerEntry } from '../../db/ledger-entry.ts';
import type { Transaction } from '../../db/queries.ts';
import type { Portfolio } from '../../db/queries/clients/portfolios.ts';
import type { Instrument } from '../../db/queries/market/instruments.ts';
import { once } from '../idempotency/once.ts';
import { blankEntry } from './blank-entry.ts';
import { bookedIds, bookEntries, refuseBooked } from './book-entry.ts';
import { factsOfEntry } from './entry-facts.ts';
import { entryPlace, type EntryPlace, lockLedger } from './entry-portfolio.ts';
import type { PlacedEntry } from './entry-rows.ts';
import { newId } from './new-id.ts';
import type { LedgerContext } from './record-entry.ts';
import { EntryRefused, catchRefusal } from './refused.ts';
import { type RatesInto, ratesInto, refuseForeignCash } from './transfer-rates.ts';

interface Dated {
  readonly day: IsoDate;
  readonly note: string | null;
}

interface UnitTransfer extends Dated {
  readonly kind: 'units';
  readonly symbol: string;
  readonly units: string;
  /**
   * The units' cost in the currency of the security, the day since when they are held, and the rate at which they were paid for; null for
   * the ledger's values.
   */
  readonly cost: string | null;
  readonly acquired: IsoDate | null;
  /** Units of the currency of the other portfolio for 1 of that of the security. */
  readonly rate: string | null;
}

interface CashTransfer extends Dated {
  readonly kind: 'cash';
  readonly amount: string;
  readonly currency: string;
}

/** A transfer of units or cash: numbers exact, as text. */
export type Transfer = UnitTransfer | CashTransfer;

export interface RecordingTransfer {
  /** The portfolio that gives. */
  readonly portfolio: string;
  /** The portfolio that receives. */
  readonly to: string;
  readonly transfer: Transfer;
  readonly confirmed: readonly EntryDoubtKind[];
  readonly key: string | null;
}

/**
 * Records both sides of a transfer between two portfolios, together or not at all, for someone who may write both ledgers. Units take their cost and
 * first day with them.
 *
 * @returns what is doubted or wrong, with nothing recorded
 * @throws AppError `not-enough-units`, `instrument-not-found`, `foreign-cash-missing`, `rate-unknown`; AccessRefused `portfolio-not-found`, `forbidden` of either portfolio
 */
export async function recordTransfer(context: LedgerContext, recording: RecordingTransfer): Promise<EntryAnswer> {
  const { actor, db, requestRefresh } = context;
  const { portfolio, to, transfer, confirmed, key } = recording;
  return catchRefusal(EntryRefused, () =>
    db.write(async (tx) => {
      const from = await entryPlace(tx, actor, portfolio);
      const into = await entryPlace(tx, actor, to);
      const payload = { portfolio, to, transfer, confirmed };
      return once<EntryAnswer>(tx, { by: actor, action: 'transaction-recorded', key, payload }, async () => {
        refuseSame(from, into);
        for (const place of [from, into].toSorted((a, b) => (a.portfolio.id < b.portfolio.id ? -1 : 1)))
          await lockLedger(tx, place.portfolio);
        const recorded = await bookSides(tx, { from, into, transfer, confirmed, today: context.today });
        await requestRefresh(tx);
        return { done: 'transferred', change: { recorded, voided: [] } };
      });
    }),
  );
}

/** The rules know portfolios by the names that their sources give them, which two clients' may share. */
function refuseSame({ portfolio: { externalId } }: EntryPlace, { portfolio }: EntryPlace): void {
  if (portfolio.externalId === externalId) throw new EntryRefused({ problems: { to: { code: 'option' } } });
}

interface Sides extends Pick<RecordingTransfer, 'transfer' | 'confirmed'> {
  readonly from: EntryPlace;
  readonly into: EntryPlace;
  readonly today: IsoDate;
}

/** Tells the ids of both transactions. */
async function bookSides(tx: Transaction, { from, into, transfer, confirmed, today }: Sides): Promise<string[]> {
  if (transfer.kind === 'cash') await refuseForeignCash(tx, { from, into }, transfer);
  const moved = transfer.kind === 'cash' ? cashSides(transfer) : await unitSides(tx, { from, into }, transfer);
  const id = newId();
  const sides = [
    { place: from, row: side(moved.out, { id, of: from, other: into }) },
    { place: into, row: side(moved.in, { id, of: into, other: from }) },
  ];
  const entries = sides.map(({ row }) => row);
  const meant = isOfLedger(transfer) ? [...confirmed, 'rate-differs' as const] : confirmed;
  refuseBooked(await bookEntries(tx, { portfolio: from.portfolio, entries, today, confirmed: meant, others: [into.portfolio] }), meant);
  const recorded: string[] = [];
  for (const { place, row } of sides) {
    const [booked = ''] = await bookedIds(tx, place.account.id, [row.id]);
    recorded.push(booked);
    tx.audit.add({
      action: 'transaction-recorded',
      accountId: place.account.id,
      target: { kind: 'transaction', id: booked },
      after: { ...factsOfEntry(row.entry), portfolio: place.portfolio.name, ...(confirmed.length > 0 ? { confirmed } : {}) },
    });
  }
  return recorded;
}

interface Side {
  /** The pair's id. */
  readonly id: string;
  readonly of: EntryPlace;
  readonly other: EntryPlace;
}

function side(entry: Entry, { id, of, other }: Side): PlacedEntry {
  const { externalId } = of.portfolio;
  return { entry, id: newId(), portfolio: externalId, transfer: { id, counterPortfolio: other.portfolio.externalId } };
}

interface Moved {
  readonly out: Entry;
  readonly in: Entry;
}

function cashSides(transfer: CashTransfer): Moved {
  const { amount, currency } = transfer;
  const common = { ...blankEntry, day: transfer.day, note: transfer.note, currency };
  return { out: { ...common, type: 'TransferOut', amount: `-${amount}` }, in: { ...common, type: 'TransferIn', amount } };
}

/** Nobody has to confirm a rate that is worked out. */
function isOfLedger(transfer: Transfer): boolean {
  return transfer.kind === 'units' && transfer.rate === null;
}

async function unitSides(tx: Transaction, { from, into }: Pick<Sides, 'from' | 'into'>, transfer: UnitTransfer): Promise<Moved> {
  const { symbol, units } = transfer;
  const instrument = await tx.instruments.knownBySymbol(symbol, from.account.id);
  if (!instrument) throw new AppError('instrument-not-found');
  const brought = await broughtWith(tx, { transfer, instrument, from: from.portfolio, into: into.portfolio });
  const common = { ...blankEntry, day: transfer.day, note: transfer.note, symbol, units, currency: instrument.currency, amount: '0' };
  return { out: { ...common, type: 'TransferOut' }, in: { ...common, type: 'TransferIn', ...brought } };
}

interface Bringing {
  readonly transfer: UnitTransfer;
  readonly instrument: Pick<Instrument, 'id' | 'currency'>;
  readonly from: Portfolio;
  readonly into: Portfolio;
}

/** Cost, first day and rate as someone says them, else as the ledger does. A cost or a rate that no one knows is asked for. */
async function broughtWith(tx: Transaction, { transfer, instrument: { id, currency }, from, into }: Bringing) {
  const { day } = transfer;
  const own = { accountId: from.accountId, portfolioId: from.id };
  const units = decimal(transfer.units);
  const held = (await tx.heldUnits.on(own, day, [id])).get(id);
  if (!held || held.units.cmp(units) < 0) throw new AppError('not-enough-units');
  const rows = await tx.transactions.ofInstruments({ accountId: own.accountId, portfolioIds: [own.portfolioId], through: day }, [id]);
  const rates = await ratesInto(tx, { currency, from, into });
  const carried = carriedCost(rows.map(ledgerEntry), { units, currency, day: dayNumber(day), rateOf: rates.of });
  const cost = transfer.cost ?? carried?.cost.rounded(4).toString();
  if (cost === undefined) throw new EntryRefused({ problems: { cost: { code: 'required' } } });
  const acquired = transfer.acquired ?? (carried && isoDate(carried.acquiredDay));
  if (currency === into.currency) return { cost, acquired };
  return { cost, acquired, rate: rateOfCost(transfer, carried, rates) };
}

/** The rate that someone says, else that of the day which they say, else that of the purchases. */
function rateOfCost({ rate, acquired, day }: UnitTransfer, carried: CarriedCost | null, { onDay }: RatesInto): string {
  const known = acquired === null && carried ? carried.rate : onDay(dayNumber(acquired ?? day));
  const said = rate ?? known?.rounded(10).toString();
  if (said === undefined) throw new EntryRefused({ problems: { rate: { code: 'required' } } });
  return said;
}
