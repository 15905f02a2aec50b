import type { Entry } from '#contracts/ledger/entry.ts';
import type { EntryPreview } from '#contracts/ledger/entry-form.ts';
import { transactionFields } from '#collections/transaction-fields.ts';
import { isId } from '#domain/is-id.ts';
import { getMajorUnit } from '#finance/currency.ts';
import { type Decimal, decimal, zero } from '#finance/decimal.ts';
import { isIsoDate, type IsoDate } from '#finance/iso-date.ts';
import { computeEffect, unitsAfter } from '#finance/ledger/entry-effect.ts';
import type { LedgerEntry, TransactionType } from '#finance/ledger/ledger.ts';
import { quotedPrice } from '#finance/prices/quoted-price.ts';
import { parseAnswers } from '#forms/answers.ts';
import { checkAnswers } from '#forms/check-answers.ts';
import type { Typed } from '#forms/kind.ts';
import type { Queries } from '../../db/queries.ts';
import type { Instrument } from '../../db/queries/market/instruments.ts';
import type { RequestContext } from '../../request-context.ts';
import { parseTransactionType } from './entry-action.ts';
import { entryOfForm } from './entry-of-form.ts';
import { entryPlace, type EntryPlace } from './entry-portfolio.ts';
import { faceValueOf, inUnits, nominalOf } from './nominal-units.ts';
import { priceOf } from './find-securities.ts';
import { getUnitsOnDay } from './units-on-day.ts';
import { workedOutAmount } from './worked-out-amount.ts';

type Asking = Pick<RequestContext, 'actor' | 'db' | 'today' | 'variant'>;

export interface PreviewQuery {
  readonly typed: Typed;
  /** The id of the transaction that would be replaced. */
  readonly replaces: string | null;
  /** True if the form asks for the nominal of a bond instead of units. */
  readonly isByNominal?: boolean;
}

const nothing: EntryPreview = { amount: null, quoted: null, cash: null, units: null };

/**
 * Cash and units before and after an entry that someone is typing, on its day. What is wrong with it leaves what it would be open.
 *
 * @throws AccessRefused `portfolio-not-found`, `forbidden`
 */
export async function previewEntry({ actor, db, today, variant }: Asking, portfolioId: string, query: PreviewQuery): Promise<EntryPreview> {
  return db.read(async (snapshot) => {
    const place = await entryPlace(snapshot, actor, portfolioId);
    const type = parseTransactionType(query.typed);
    if (type === null) return nothing;
    const { entry: given, isRight: isTyped } = typedEntry(type, inCurrency(query.typed), today);
    const instrument = given.symbol === null ? null : await snapshot.instruments.knownBySymbol(given.symbol, place.account.id);
    const { entry, isRight } = counted(given, instrument, isTyped);
    const amount = isRight ? (entry.amount ?? workedOutAmount(entry, instrument)) : null;
    const asked: Asked = {
      place,
      entry: isRight ? { ...entry, amount } : null,
      day: shownDay(entry.day, today),
      replaces: idIn(query.replaces),
    };
    const currency = entry.currency || place.portfolio.currency;
    return {
      amount,
      quoted: shownQuoted(given, query.typed, instrument),
      cash: variant.settlement === 'cash' ? await cashOf(snapshot, asked, currency) : null,
      units: instrument && shownUnits(await unitsOf(snapshot, asked, instrument), query, instrument),
    };
  });
}

/** Securities that are quoted in pence are paid for in pounds. */
function inCurrency(typed: Typed): Typed {
  return typed.currency ? { ...typed, currency: getMajorUnit(typed.currency).currency } : typed;
}

/** As it would be taken, once a price is typed. */
function shownQuoted({ price }: Entry, typed: Typed, instrument: Instrument | null): EntryPreview['quoted'] {
  const unit = instrument?.quoteUnit ?? typed.currency ?? '';
  const quoted = price !== null && /^\d+(\.\d+)?$/.test(price) ? quotedPrice(price, unit) : null;
  return quoted && { ...quoted, worth: quoted.worth.toString() };
}

type ShownUnits = NonNullable<EntryPreview['units']>;

/** In units, as far as it can be counted. */
function counted(given: Entry, instrument: Instrument | null, isTyped: boolean) {
  const isCountable = given.nominal === undefined || (instrument !== null && faceValueOf(instrument) !== null);
  return isCountable ? { entry: inUnits(given, instrument), isRight: isTyped } : { entry: given, isRight: false };
}

/** As nominal where that is asked. */
function shownUnits(units: ShownUnits, { isByNominal }: PreviewQuery, instrument: Instrument): ShownUnits {
  const faceValue = faceValueOf(instrument);
  if (faceValue === null || !isByNominal) return units;
  const { before, after } = units;
  return { ...units, before: nominalOf(before, faceValue), after: after && nominalOf(after, faceValue), isNominal: true };
}

function typedEntry(type: TransactionType, typed: Typed, today: IsoDate): { readonly entry: Entry; readonly isRight: boolean } {
  const fields = transactionFields(type, typed.nominal !== undefined);
  const answers = parseAnswers(fields, typed);
  return { entry: entryOfForm(type, answers), isRight: Object.keys(checkAnswers(fields, answers, today)).length === 0 };
}

function idIn(text: string | null): string | null {
  return text !== null && isId(text) ? text : null;
}

/** A day that is wrong, or none yet, is today. */
function shownDay(day: IsoDate | null, today: IsoDate): IsoDate {
  return day !== null && isIsoDate(day) && day <= today ? day : today;
}

interface Asked {
  readonly place: EntryPlace;
  /** Null while it cannot be said. */
  readonly entry: Entry | null;
  readonly day: IsoDate;
  readonly replaces: string | null;
}

async function cashOf(snapshot: Queries, { place, entry, day, replaces }: Asked, currency: string): Promise<EntryPreview['cash']> {
  const { accountId, id: portfolioId } = place.portfolio;
  const before = decimal(await snapshot.cashList.balanceOn({ accountId, portfolioId }, { currency, day, without: replaces }));
  const after = entry?.amount ? before.plus(decimal(entry.amount)).toString() : null;
  return { before: before.toString(), after, currency };
}

async function unitsOf(snapshot: Queries, { place, entry, day, replaces }: Asked, instrument: Instrument): Promise<ShownUnits> {
  const { accountId, id } = place.portfolio;
  const held = await getUnitsOnDay(snapshot, { accountId, portfolioId: id, instrumentIds: [instrument.id], day, without: replaces });
  const before = held.get(instrument.id) ?? zero;
  const change = entry && computeEffect(asBooked(entry, instrument.id), 'cash').holding;
  const after = entry && (change ? unitsAfter(before, change) : before);
  return { before: before.toString(), after: after && after.toString(), isNominal: false, price: await priceOf(snapshot, instrument, day) };
}

/** As the ledger would have it, at the end of its day. */
function asBooked(entry: Entry, instrumentId: string): LedgerEntry {
  return {
    id: '',
    sequence: Number.MAX_SAFE_INTEGER,
    day: 0,
    type: entry.type,
    instrumentId,
    units: exact(entry.units),
    amount: decimal(entry.amount ?? '0'),
    currency: entry.currency,
    rate: exact(entry.rate),
    charges: decimal(entry.charges ?? '0'),
    tax: decimal(entry.tax ?? '0'),
    category: entry.category,
    ratio: exact(entry.ratio),
    cost: exact(entry.cost),
    acquiredDay: null,
    transferId: null,
  };
}

function exact(text: string | null): Decimal | null {
  return text === null ? null : decimal(text);
}
