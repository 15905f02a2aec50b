import { maxSheetRows } from '#contracts/ledger/sheet.ts';
import type { HoldingSheet, SheetHolding } from '#contracts/ledger/holding-sheet.ts';
import { getMajorUnit } from '#finance/currency.ts';
import { type Decimal, decimal, zero } from '#finance/decimal.ts';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';
import type { Queries } from '../../db/queries.ts';
import type { Portfolio } from '../../db/queries/clients/portfolios.ts';
import type { Instrument } from '../../db/queries/market/instruments.ts';
import type { LastPrice } from '../../db/queries/market/prices.ts';
import type { RequestContext } from '../../request-context.ts';
import { entryPlace } from './entry-portfolio.ts';

const pageSize = maxSheetRows / 2;

interface Wanted {
  readonly page: number;
  /** Later ones than today are today. */
  readonly day: IsoDate;
}

/**
 * Returns a portfolio's holdings at the end of a day, cash first, then securities by name, for anyone who may correct them. Interests that
 * count no units are left out: there are none to correct.
 *
 * @throws AccessRefused `portfolio-not-found`, `forbidden`
 */
export async function readHoldings(
  { actor, db, today, variant }: Pick<RequestContext, 'actor' | 'db' | 'today' | 'variant'>,
  portfolioId: string,
  { page, day: wanted }: Wanted,
): Promise<HoldingSheet> {
  return db.read(async (snapshot) => {
    const { portfolio } = await entryPlace(snapshot, actor, portfolioId);
    const { id, name, currency } = portfolio;
    const day = wanted < today ? wanted : today;
    const hasCash = variant.settlement === 'cash';
    const cash = hasCash ? await balancesOf(snapshot, portfolio, day) : [];
    const held = await securitiesOf(snapshot, portfolio, day);
    const shown = [...cash, ...held].slice((page - 1) * pageSize, page * pageSize);
    const rows = await valued(snapshot, shown, day);
    return { portfolio: { id, name, currency }, today, day, hasCash, count: cash.length + held.length, page, pageSize, rows };
  });
}

interface Held {
  readonly instrument: Instrument | null;
  readonly currency: string;
  readonly units: Decimal;
}

/** That of the portfolio's own currency also where it is nothing. */
async function balancesOf(snapshot: Queries, portfolio: Portfolio, day: IsoDate): Promise<Held[]> {
  const balances = await snapshot.cashList.balances({ accountId: portfolio.accountId, portfolioId: portfolio.id }, day);
  const others = [...balances].filter(([currency, balance]) => currency !== portfolio.currency && balance !== '0');
  const own = [portfolio.currency, balances.get(portfolio.currency) ?? '0'] as const;
  return [own, ...others].map(([currency, balance]) => ({ instrument: null, currency, units: decimal(balance) }));
}

async function securitiesOf(snapshot: Queries, { accountId, id }: Portfolio, day: IsoDate): Promise<Held[]> {
  const units = await snapshot.heldUnits.on({ accountId, portfolioId: id }, day);
  const held = [...units].filter(([, own]) => own.isCounted && !own.units.isZero()).map(([instrument]) => instrument);
  const instruments = await snapshot.instruments.byIds(held);
  return instruments
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.symbol.localeCompare(b.symbol))
    .map((instrument) => ({ instrument, currency: instrument.currency, units: units.get(instrument.id)?.units ?? zero }));
}

async function valued(snapshot: Queries, shown: readonly Held[], day: IsoDate): Promise<SheetHolding[]> {
  const ids = shown.flatMap(({ instrument }) => instrument?.id ?? []);
  const last = new Map((await snapshot.prices.lastOn(ids, day)).map((price) => [price.id, price]));
  return shown.map(({ instrument, currency, units }) => {
    if (!instrument) return { symbol: null, name: null, currency, units: units.toString(), price: null, value: units.toString() };
    const { symbol, name } = instrument;
    return { symbol, name, currency, units: units.toString(), ...priced(instrument, units, last.get(instrument.id)) };
  });
}

function priced({ currency, quoteUnit }: Instrument, units: Decimal, last: LastPrice | undefined): Pick<SheetHolding, 'price' | 'value'> {
  if (!last) return { price: null, value: null };
  const close = decimal(last.close);
  const unit = quoteUnit ?? currency;
  const value = units
    .times(close)
    .times(decimal(getMajorUnit(unit).factor))
    .rounded(2);
  return { price: { text: close.toString(), unit, day: isoDate(last.day) }, value: value.toString() };
}
