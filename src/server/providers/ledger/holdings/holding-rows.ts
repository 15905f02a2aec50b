import type { HoldingIdentity, HoldingPrice, HoldingRow } from '#contracts/datasets/holdings.ts';
import type { Decimal } from '#finance/decimal.ts';
import { sum } from '#finance/decimal.ts';
import { available, type Figure, sumOfFigures } from '#finance/figure.ts';
import { gainRate } from '#finance/gains/gains.ts';
import { isoDate } from '#finance/iso-date.ts';
import { type AssetClass, assetClasses, type InstrumentType } from '#finance/ledger/ledger.ts';
import type { Instrument } from '../../../db/queries/market/instruments.ts';
import type { HeldPosition, HeldPositions } from './held-positions.ts';

/** A holding's line before its weight, its sparkline and (of a private fund) its own figures. */
export type UnweightedRow = Omit<HoldingRow, 'percent' | 'sparkline' | 'privateEquity'>;

/** From a portfolio's currency to the page's, with the rate of the as-of day. */
export type InPageCurrency = (figure: Figure, portfolioCurrency: string) => Figure;

/** The holdings of all portfolios of the page, one line a security or currency, in the order of asset classes, then by value. */
export function holdingRows({ positions, instruments }: HeldPositions, convert: InPageCurrency): UnweightedRow[] {
  const held = positions.filter(({ units }) => !units.isZero());
  const byHolding = Map.groupBy(held, ({ instrumentId, currency }) => instrumentId ?? currency);
  return [...byHolding]
    .flatMap(([id, [first, ...others]]) => (first ? [rowOf(id, [first, ...others], { instrument: instruments.get(id), convert })] : []))
    .sort(byClassThenSize);
}

/** The order of asset classes, then the largest first. */
export function byClassThenSize(a: UnweightedRow, b: UnweightedRow): number {
  return assetClasses.indexOf(a.assetClass) - assetClasses.indexOf(b.assetClass) || sizeOf(b) - sizeOf(a);
}

/** Gains and income so far in the page's currency, of what is held and of what was given up. */
export function sumSoFar(positions: readonly HeldPosition[], what: 'realised' | 'income', convert: InPageCurrency): number {
  return positions.reduce((total, position) => total + soFar(position, what, convert), 0);
}

function rowOf(
  id: string,
  parts: readonly [HeldPosition, ...HeldPosition[]],
  { instrument, convert }: { instrument: Instrument | undefined; convert: InPageCurrency },
): UnweightedRow {
  const inPage = (what: 'value' | 'cost' | 'gain') => sumOfFigures(parts.map((part) => convert(part[what], part.portfolio.currency)));
  const [cost, gain] = [inPage('cost'), inPage('gain')];
  const accrued = parts.flatMap((part) => (part.accrued ? [convert(part.accrued, part.portfolio.currency)] : []));
  return {
    ...(instrument ? securityOf(instrument, parts[0]) : cashIn(id)),
    id,
    units: sum(parts.map(({ units }) => units)).toString(),
    value: inPage('value'),
    localValue: sumOfFigures(parts.map(({ localValue }) => localValue)),
    accrued: accrued.length === 0 ? null : sumOfFigures(accrued),
    cost,
    gain: instrument ? gain : carriedAtCost,
    gainRate: instrument ? gainRate(gain, cost) : carriedAtCost,
    realised: sumSoFar(parts, 'realised', convert),
    income: sumSoFar(parts, 'income', convert),
  };
}

type Identity = Omit<HoldingIdentity, 'id'> & Pick<UnweightedRow, 'price'>;

function securityOf(instrument: Instrument, position: HeldPosition): Identity {
  return {
    name: instrument.name,
    symbol: instrument.symbol,
    type: instrument.type as InstrumentType,
    assetClass: instrument.assetClass as AssetClass,
    currency: position.currency,
    region: instrument.region,
    sector: instrument.sector,
    price: priceOf(position, instrument),
  };
}

/** Named by its currency; in no region or sector. */
function cashIn(currency: string): Identity {
  return { name: currency, symbol: null, type: 'Cash', assetClass: 'Cash', currency, region: null, sector: null, price: null };
}

/** Cash has cost what it is worth. */
const carriedAtCost: Figure = { available: false, reason: 'carried-at-cost' };

/** The close as published, or the last value that a fund reported. */
function priceOf({ price, lastPrice, currency }: HeldPosition, { quoteUnit }: Instrument): HoldingPrice | null {
  if (!price) return null;
  const isPublished = lastPrice?.day === price.day && Number(lastPrice.close) === price.price;
  return {
    text: isPublished ? lastPrice.close : String(price.price),
    unit: isPublished ? (quoteUnit ?? currency) : currency,
    day: isoDate(price.day),
    isStale: price.isStale,
  };
}

function soFar(position: HeldPosition, what: 'realised' | 'income', convert: InPageCurrency): number {
  const amount: Decimal = position[what];
  if (amount.isZero()) return 0;
  const figure = convert(available(amount.toNumber()), position.portfolio.currency);
  return figure.available ? figure.value : NaN;
}

function sizeOf({ value }: UnweightedRow): number {
  return value.available ? value.value : -Infinity;
}
