import { system } from '#domain/actor.ts';
import { dayNumber, isoDate, type IsoDate } from '#finance/iso-date.ts';
import type { Database } from '../../db/database.ts';
import type { WantedCurrency, WantedSecurity } from '../../db/queries/market/price-needs.ts';
import type { Queries } from '../../db/queries.ts';
import type { OutsidePrice, OutsideRate, PriceFeed } from '../../feeds/price-feed.ts';
import { importSource, type ImportResult } from '../import/import-source.ts';
import type { ImportFile } from '../import/format/import-file.ts';
import { sourceOfFiles } from '../import/read/source-file.ts';

/** The source that imports of the price service are recorded under. */
export const priceService = 'price-service';

const actor = system('fetch-prices');
/** Securities or currencies of one question. */
const batchSize = 50;
/** The days before today that are asked for at most; what is older is for an import. */
const maxDays = 366;
/** The factor between a rate and the one before it from which the rate is refused, in either direction. */
const maxRateJump = 2;
const longestProblem = 500;

interface PriceFetch {
  readonly db: Database;
  readonly feed: PriceFeed;
  readonly today: IsoDate;
  /** Asks, in the transaction that stores them, that figures follow. */
  readonly requestRefresh: (tx: Queries) => Promise<void>;
}

/** The numbers of prices and rates that were new. */
export interface FetchedPrices {
  readonly prices: number;
  readonly rates: number;
}

/**
 * Asks the price service for the closes and rates since the last known days, up to yesterday, and imports them as `npm run import` does. What is
 * stored stays as it is. All of it is stored, or nothing; a failure is told in the audit trail too.
 *
 * @throws Error when the service does not answer, or what it answers is refused
 */
export async function fetchPrices(fetch: PriceFetch): Promise<FetchedPrices> {
  try {
    return await store(fetch, await ask(fetch));
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).slice(0, longestProblem);
    await fetch.db.as(actor).write(async (tx) => {
      tx.audit.add({ action: 'prices-not-fetched', target: { kind: 'import', id: priceService }, after: { why } });
    });
    throw error;
  }
}

interface Answers {
  readonly prices: readonly OutsidePrice[];
  readonly rates: readonly OutsideRate[];
}

async function ask({ db, feed, today }: PriceFetch): Promise<Answers> {
  const to = isoDate(dayNumber(today) - 1);
  const wanted = await db.as(actor).read(async ({ priceNeeds }) => ({
    securities: (await priceNeeds.securities(to)).map((one) => ({ ...one, from: fromOf(one.lastDay, to) })),
    currencies: (await priceNeeds.currencies(to)).map((one) => ({ ...one, from: fromOf(one.last?.day ?? null, to) })),
  }));
  const prices: OutsidePrice[] = [];
  for (const { from, batch } of batchesOf(wanted.securities, to))
    prices.push(...unknownPrices(await feed.prices(batch, { from, to }), batch));
  const rates: OutsideRate[] = [];
  for (const { from, batch } of batchesOf(wanted.currencies, to)) {
    const names = batch.map(({ currency }) => currency);
    rates.push(...unknownRates(await feed.rates(names, { from, to }), batch));
  }
  return { prices, rates };
}

/** The first day that is not known. */
function fromOf(lastDay: IsoDate | null, to: IsoDate): IsoDate {
  const earliest = dayNumber(to) - maxDays;
  return isoDate(Math.max(earliest, lastDay === null ? earliest : dayNumber(lastDay) + 1));
}

/** Parts what is not known up to the last day into questions, each from the first day that one of them needs. */
function* batchesOf<Wanted extends { readonly from: IsoDate }>(all: readonly Wanted[], to: IsoDate) {
  const wanted = all.filter(({ from }) => from <= to).toSorted((a, b) => a.from.localeCompare(b.from));
  for (let at = 0; at < wanted.length; at += batchSize) {
    const batch = wanted.slice(at, at + batchSize);
    yield { from: batch[0]?.from ?? to, batch };
  }
}

function unknownPrices(prices: readonly OutsidePrice[], wanted: readonly (WantedSecurity & { readonly from: IsoDate })[]) {
  const from = new Map(wanted.map((one) => [one.symbol, one.from]));
  return prices.filter(({ symbol, day }) => day >= (from.get(symbol) ?? day));
}

/** @throws Error for a rate of twice the one before or half of it: no inspection doubts rates afterwards, as it does prices */
function unknownRates(rates: readonly OutsideRate[], wanted: readonly (WantedCurrency & { readonly from: IsoDate })[]) {
  return wanted.flatMap(({ currency, from, last }) => {
    const own = rates.filter((rate) => rate.currency === currency && rate.day >= from).toSorted((a, b) => a.day.localeCompare(b.day));
    if (new Set(own.map(({ day }) => day)).size < own.length)
      throw new Error(`The price service says two rates of ${currency} for one day.`);
    let before = last?.perEuro ?? null;
    for (const { day, perEuro } of own) {
      const jump = before === null ? 1 : Number(perEuro) / before;
      if (Math.max(jump, 1 / jump) >= maxRateJump)
        throw new Error(`The price service says ${perEuro} ${currency} for 1 EUR on ${day}, after ${before}. If that is right, import it.`);
      before = Number(perEuro);
    }
    return own;
  });
}

async function store({ db, requestRefresh }: PriceFetch, { prices, rates }: Answers): Promise<FetchedPrices> {
  if (prices.length + rates.length === 0) return { prices: 0, rates: 0 };
  const source = sourceOfFiles(priceService, [
    { name: 'prices.csv', columns: ['symbol', 'date', 'close'], rows: prices.map(({ symbol, day, close }) => [symbol, day, close]) },
    ...(rates.length === 0 ? [] : [rateFile(rates)]),
  ]);
  const assumed = prices.flatMap(({ assumedUnit, ...price }) => (assumedUnit === null ? [] : [{ ...price, assumedUnit }]));
  const result = await importSource(db.as(actor), source, {
    dryRun: false,
    onlyNew: true,
    alongside: async (tx) => {
      await tx.priceNeeds.noteAssumedUnits(assumed);
      await requestRefresh(tx);
    },
  });
  if (result.kind === 'refused') throw new Error(sentenceOf(result));
  return { prices: result.counts['prices.csv']?.added ?? 0, rates: result.counts['fx.csv']?.added ?? 0 };
}

/** A column for each currency, a row for each day. */
function rateFile(rates: readonly OutsideRate[]): ImportFile {
  const currencies = [...new Set(rates.map(({ currency }) => currency))];
  const byDay = Map.groupBy(rates, ({ day }) => day);
  const rows = [...byDay].map(([day, own]) => {
    const perEuro = new Map(own.map((rate) => [rate.currency, rate.perEuro]));
    return [day, ...currencies.map((currency) => perEuro.get(currency) ?? '')];
  });
  return { name: 'fx.csv', columns: ['Date', ...currencies], rows };
}

function sentenceOf({ problems, others }: ImportResult & { kind: 'refused' }): string {
  const [first] = problems;
  const where = [first?.file, first?.column, first?.found].filter((part) => part).join(' ');
  return `The answers of the price service were refused (${problems.length + others} problems). The first: ${where}, expected: ${first?.expected}.`;
}
