import { listHoldingFields, type KeptKind } from '#collections/holding-fields.ts';
import type { KeptHolding } from '#contracts/ledger/entry-form.ts';
import { AppError } from '#domain/errors.ts';
import { enteredSource } from '#domain/ledger/entered-source.ts';
import { abilities } from '#domain/policy.ts';
import { portfolioPolicy } from '#domain/portfolio/portfolio.ts';
import { decimal } from '#finance/decimal.ts';
import { toTyped } from '#forms/answers.ts';
import { toAnswers } from '#forms/values.ts';
import type { Queries } from '../../db/queries.ts';
import type { RecordedEntry } from '../../db/queries/ledger/entries.ts';
import type { Instrument } from '../../db/queries/market/instruments.ts';
import type { PricePoint } from '../../db/queries/market/prices.ts';
import type { RequestContext } from '../../request-context.ts';
import { entryPlace, type EntryPlace, findEntryPlace } from './entry-portfolio.ts';

/** A holding of which nothing came from a file. */
export interface HandHolding {
  readonly instrument: Instrument;
  readonly kind: KeptKind;
  /** A property's value points; none of anything else. */
  readonly points: readonly PricePoint[];
  /** That are live, in the order of entry. */
  readonly entries: readonly RecordedEntry[];
  /** Changes with whatever of it may be corrected. */
  readonly shown: string;
}

/**
 * Returns a holding recorded by hand for the form that corrects or deletes it, for advisers of the account and administrators.
 *
 * @throws as `getHoldingByHand` does; AccessRefused `portfolio-not-found`, `forbidden`
 */
export async function readKeptHolding(
  { actor, db, today }: Pick<RequestContext, 'actor' | 'db' | 'today'>,
  portfolioId: string,
  symbol: string,
): Promise<KeptHolding> {
  return db.read(async (snapshot) => {
    const place = await entryPlace(snapshot, actor, portfolioId);
    const { instrument, kind, points, entries, shown } = await getHoldingByHand(snapshot, place, symbol);
    const { name, region, annualGrowth } = instrument;
    const growth = annualGrowth === null ? null : decimal(annualGrowth).times(decimal('100')).toString();
    const answers = toAnswers({ name, region, annualGrowth: growth, pricePoints: points.map(({ day, price }) => `${day} ${price}`) });
    return { symbol, name, kind, typed: toTyped(listHoldingFields(kind), answers), shown, today, transactions: entries.length };
  });
}

/**
 * A holding of a portfolio that was recorded by hand.
 *
 * @throws AppError `instrument-not-found`, `holding-not-by-hand`
 */
export async function getHoldingByHand(queries: Queries, { portfolio, account }: EntryPlace, symbol: string): Promise<HandHolding> {
  const instrument = await queries.instruments.knownBySymbol(symbol, account.id);
  if (!instrument) throw new AppError('instrument-not-found');
  const entries = await queries.handHoldings.entries({ accountId: account.id, portfolioId: portfolio.id }, instrument.id);
  if (entries.length === 0 || entries.some(({ source }) => source !== enteredSource)) throw new AppError('holding-not-by-hand');
  const kind = kindOf(instrument);
  const points = kind === 'property' ? await queries.prices.pointsOf(instrument.id) : [];
  const { version, annualGrowth } = instrument;
  const shown = [version, annualGrowth ?? '', ...points.map(({ day, price }) => `${day} ${price}`)].join(', ');
  return { instrument, kind, points, entries, shown };
}

function kindOf({ type, isPublished }: Instrument): KeptKind {
  if (isPublished) return 'listed';
  return type === 'Property' ? 'property' : 'described';
}

/** Returns true if the reader may correct and remove the holding itself, not only its transactions. */
export async function canEditHolding(
  { actor, db }: Pick<RequestContext, 'actor' | 'db'>,
  portfolioId: string,
  security: string,
): Promise<boolean> {
  return db.read(async (snapshot) => {
    const place = await findEntryPlace(snapshot, portfolioId);
    if (!place || !abilities(portfolioPolicy, actor, place).edit) return false;
    return snapshot.handHoldings.isByHand({ accountId: place.account.id, portfolioId }, security);
  });
}
