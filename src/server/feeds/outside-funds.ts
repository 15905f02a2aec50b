import * as z from 'zod';
import { type ExploredFund, fundFacets, fundTypes, type ListedFund } from '#contracts/explorer.ts';
import { available, unavailable } from '#finance/figure.ts';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import { assetClasses, fundWeightKinds } from '#finance/ledger/ledger.ts';
import type { PriceSeries } from '#finance/prices/price-series.ts';
import type { CallService } from '../auth/call-service.ts';
import { pricesUpTo, priceFacts } from '../providers/ledger/holdings/security-data.ts';
import type { FundFeed, FundSearch } from './fund-feed.ts';
import { addressOf, day, id, line, named } from './outside-fields.ts';

const unit = z.string().regex(/^[A-Z]{3}$/);

const OutsideFund = z.object({
  id,
  name: named(300),
  symbol: named(60),
  type: z.enum(fundTypes),
  assetClass: z.enum(assetClasses),
  region: line(100).nullable().default(null),
  charge: z.number().min(0).max(1).nullable().default(null),
  price: z
    .object({ value: z.string().regex(/^\d{1,15}(?:\.\d{1,12})?$/), unit: unit.nullable().default(null), day })
    .nullable()
    .default(null),
  factsheet: z
    .url({ protocol: /^https$/ })
    .max(1000)
    .nullable()
    .default(null),
});

/** Reads the count of each value. */
function facetOf(value: z.ZodType<string>) {
  return z.array(z.object({ value, count: z.number().int().min(0) })).max(300);
}

const FundList = z.object({
  count: z.number().int().min(0).max(1_000_000),
  facets: z
    .object({ type: facetOf(z.enum(fundTypes)), assetClass: facetOf(z.enum(assetClasses)), region: facetOf(named(100)) })
    .partial()
    .default({}),
  value: z.array(OutsideFund).max(100),
});

/** The funds that the firm puts forward. */
const Spotlight = FundList.pick({ value: true });

const published = { weight: z.number().min(-100).max(100), day };

const WholeFund = OutsideFund.extend({
  currency: unit.nullable().default(null),
  isin: named(20).nullable().default(null),
  sedol: named(20).nullable().default(null),
  sector: named(100).nullable().default(null),
  strategy: named(100).nullable().default(null),
  vintage: z.number().int().min(1900).max(2200).nullable().default(null),
  /** The oldest first, in the unit of the price, comparable across splits. */
  prices: z
    .array(z.tuple([day, z.number().positive()]))
    .max(20_000)
    .default([]),
  weights: z
    .array(
      z.discriminatedUnion('by', [
        z.object({ by: z.literal('currency'), key: unit, ...published }),
        z.object({ by: z.literal('assetClass'), key: z.enum(assetClasses), ...published }),
        z.object({ by: z.literal('region'), key: named(100), ...published }),
      ]),
    )
    .max(1000)
    .default([]),
});

interface Asking {
  readonly today: IsoDate;
  /** The currency of what comes without one. */
  readonly fallbackCurrency: string;
}

/** The id under which the list of funds that are put forward stands, and so no fund's. */
const spotlightPath = 'spotlight';

/** The funds of a service that speaks the shape of `docs/feeds.md`; what it says otherwise is refused as a whole. */
export function outsideFunds(ask: CallService, base: string, { today, fallbackCurrency }: Asking): FundFeed {
  return {
    async spotlight(most) {
      const { status, json } = await ask(addressOf(base, `funds/${spotlightPath}`, [['top', String(most)]]));
      if (status === 404) return [];
      if (status !== 200) throw new Error(`The fund service answered ${status}.`);
      return Spotlight.parse(json)
        .value.slice(0, most)
        .map((fund) => listed(fund, fallbackCurrency));
    },

    async search(wanted) {
      const { status, json } = await ask(addressOf(base, 'funds', parametersOf(wanted)));
      if (status !== 200) throw new Error(`The fund service answered ${status}.`);
      const { count, facets, value } = FundList.parse(json);
      const counted = fundFacets.flatMap((facet) => (facets[facet] ?? []).map((each) => ({ facet, ...each })));
      return { count, facets: counted, funds: value.map((fund) => listed(fund, fallbackCurrency)) };
    },

    async fund(wanted, range) {
      if (wanted === spotlightPath || !id.safeParse(wanted).success) return null;
      const { status, json } = await ask(addressOf(base, `funds/${wanted}`, []));
      if (status === 404) return null;
      if (status !== 200) throw new Error(`The fund service answered ${status}.`);
      return explored(WholeFund.parse(json), { today, fallbackCurrency, range });
    },
  };
}

function parametersOf({ search, order = 'name', top, skip, ...filters }: FundSearch): (readonly [string, string])[] {
  return [
    ...(search === undefined ? [] : [['search', search] as const]),
    ...fundFacets.flatMap((facet) => (filters[facet] === undefined ? [] : [['filter', `${facet}:${filters[facet]}`] as const])),
    ['order', order],
    ['top', String(top)],
    ['skip', String(skip)],
    ['facets', fundFacets.join(',')],
  ];
}

function listed({ price, ...fund }: z.infer<typeof OutsideFund>, fallbackCurrency: string): ListedFund {
  if (price === null) return { ...fund, price };
  const { value: text, unit: said, day: on } = price;
  return { ...fund, price: { text, unit: said ?? fallbackCurrency, day: on, ...(said === null && { isUnitAssumed: true }) } };
}

/** @throws Error where they are not one a day, the oldest first */
function seriesOf(prices: z.infer<typeof WholeFund>['prices']): PriceSeries {
  const days = prices.map(([on]) => dayNumber(on));
  if (days.some((on, at) => at > 0 && on <= (days[at - 1] ?? on)))
    throw new Error('The prices of a fund are not one a day, the oldest first.');
  return { days: Int32Array.from(days), prices: Float64Array.from(prices, ([, close]) => close) };
}

function explored(
  { price, prices, weights, factsheet, charge, currency: said, ...fund }: z.infer<typeof WholeFund>,
  { today, fallbackCurrency, range }: Asking & { readonly range: Parameters<FundFeed['fund']>[1] },
): ExploredFund {
  const unitSaid = price?.unit ?? null;
  const currency = said ?? unitSaid ?? fallbackCurrency;
  const priceUnit = unitSaid ?? currency;
  const whole = seriesOf(prices);
  const asOf = dayNumber(today);
  return {
    ...fund,
    currency,
    isCurrencyAssumed: said === null && unitSaid === null,
    ...priceFacts({ series: pricesUpTo(whole, asOf), asOf, range }),
    priceUnit,
    ongoingCharge: charge,
    subStrategy: null,
    coupon: null,
    maturity: null,
    lastPrice: price && { text: price.value, unit: priceUnit, day: price.day, isStale: false },
    factsheet: factsheet === null ? unavailable('not-recorded') : available(factsheet),
    asOf: today,
    spreads: fundWeightKinds.flatMap((by) => {
      const parts = weights.filter((each) => each.by === by).map(({ key, weight }) => ({ key, weight }));
      return parts.length === 0 ? [] : [{ by, parts: parts.toSorted((a, b) => b.weight - a.weight) }];
    }),
    spreadDays: [...new Set(weights.map((each) => each.day))].sort(),
  };
}
