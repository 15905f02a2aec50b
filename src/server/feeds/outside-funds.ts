import * as z from 'zod';
import { type ExploredFund, fundFacets, fundTypes, type ListedFund } from '#contracts/explorer.ts';
import { available, unavailable } from '#finance/figure.ts';
import { dayNumber, type IsoDate } from '#finance/iso-date.ts';
import { assetClasses, fundWeightKinds } from '#finance/ledger/ledger.ts';
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
    .object({ value: z.string().regex(/^\d{1,15}(?:\.\d{1,12})?$/), unit, day })
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

const published = { weight: z.number().min(-100).max(100), day };

const WholeFund = OutsideFund.extend({
  currency: unit,
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

/** The funds of a service that speaks the shape of `docs/feeds.md`; what it says otherwise is refused as a whole. */
export function outsideFunds(ask: CallService, base: string, today: IsoDate): FundFeed {
  return {
    async search(wanted) {
      const { status, json } = await ask(addressOf(base, 'funds', parametersOf(wanted)));
      if (status !== 200) throw new Error(`The fund service answered ${status}.`);
      const { count, facets, value } = FundList.parse(json);
      const counted = fundFacets.flatMap((facet) => (facets[facet] ?? []).map((each) => ({ facet, ...each })));
      return { count, facets: counted, funds: value.map(listed) };
    },

    async fund(wanted, range) {
      if (!id.safeParse(wanted).success) return null;
      const { status, json } = await ask(addressOf(base, `funds/${wanted}`, []));
      if (status === 404) return null;
      if (status !== 200) throw new Error(`The fund service answered ${status}.`);
      return explored(WholeFund.parse(json), { today, range });
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

function listed({ price, ...fund }: z.infer<typeof OutsideFund>): ListedFund {
  return { ...fund, price: price && { text: price.value, unit: price.unit, day: price.day } };
}

function explored(
  { price, prices, weights, factsheet, charge, ...fund }: z.infer<typeof WholeFund>,
  { today, range }: { readonly today: IsoDate; readonly range: Parameters<FundFeed['fund']>[1] },
): ExploredFund {
  const days = prices.map(([on]) => dayNumber(on));
  if (days.some((on, at) => at > 0 && on <= (days[at - 1] ?? on)))
    throw new Error('The prices of a fund are not one a day, the oldest first.');
  const whole = { days: Int32Array.from(days), prices: Float64Array.from(prices, ([, close]) => close) };
  const asOf = dayNumber(today);
  return {
    ...fund,
    ...priceFacts({ series: pricesUpTo(whole, asOf), asOf, range }),
    priceUnit: price?.unit ?? fund.currency,
    ongoingCharge: charge,
    subStrategy: null,
    coupon: null,
    maturity: null,
    lastPrice: price && { text: price.value, unit: price.unit, day: price.day, isStale: false },
    factsheet: factsheet === null ? unavailable('not-recorded') : available(factsheet),
    asOf: today,
    spreads: fundWeightKinds.flatMap((by) => {
      const parts = weights.filter((each) => each.by === by).map(({ key, weight }) => ({ key, weight }));
      return parts.length === 0 ? [] : [{ by, parts: parts.toSorted((a, b) => b.weight - a.weight) }];
    }),
    spreadDays: [...new Set(weights.map((each) => each.day))].sort(),
  };
}
