import * as z from 'zod';
import { getMajorUnit } from '#finance/currency.ts';
import type { CallService } from '../auth/call-service.ts';
import { addressOf, day, named } from './outside-fields.ts';
import type { AskedDays, OutsidePrice, PricedSecurity, PriceFeed } from './price-feed.ts';

const maxRows = 20_000;

const positive = z
  .string()
  .regex(/^\d{1,15}(?:\.\d{1,12})?$/)
  .refine((text) => Number(text) > 0);

const PriceList = z.object({
  value: z
    .array(
      z.object({
        security: named(200),
        day,
        close: positive,
        unit: z
          .string()
          .regex(/^[A-Za-z]{3}$/)
          .nullable()
          .default(null),
      }),
    )
    .max(maxRows),
});

const RateList = z.object({ value: z.array(z.object({ pair: z.string().max(7), day, rate: positive })).max(maxRows) });

/**
 * The prices and rates of a service that speaks the shape of `docs/feeds.md`; an answer that says otherwise, or something that was not asked for,
 * is refused as a whole. A price without a currency is taken to be in `fallbackCurrency`.
 */
export function outsidePrices(ask: CallService, base: string, fallbackCurrency: string): PriceFeed {
  const answerTo = async (path: string, parameters: readonly (readonly [string, string])[]) => {
    const { status, json } = await ask(addressOf(base, path, parameters));
    if (status !== 200) throw new Error(`The price service answered ${status}.`);
    return json;
  };
  return {
    async prices(securities, days) {
      const wanted = new Map(securities.map((security) => [keyOf(security), security]));
      const names = [...wanted.keys()].map((key) => ['security', key] as const);
      const { value } = understood(PriceList, await answerTo('prices', [...names, ...spanOf(days)]));
      return value.map((row) => {
        const security = wanted.get(row.security);
        if (!security) throw new Error(`The price service answered with ${row.security}, which was not asked for.`);
        refuseOtherDay(row, days);
        return priceOf(row, security, fallbackCurrency);
      });
    },

    async rates(currencies, days) {
      const wanted = new Map(currencies.map((currency) => [`EUR/${currency}`, currency]));
      const pairs = [...wanted.keys()].map((pair) => ['pair', pair] as const);
      const { value } = understood(RateList, await answerTo('rates', [...pairs, ...spanOf(days)]));
      return value.map((row) => {
        const currency = wanted.get(row.pair);
        if (currency === undefined) throw new Error('The price service answered with a pair that was not asked for.');
        refuseOtherDay(row, days);
        return { currency, day: row.day, perEuro: row.rate };
      });
    },
  };
}

function keyOf({ isin, symbol }: PricedSecurity): string {
  return isin === null ? `symbol:${symbol}` : `isin:${isin}`;
}

function spanOf({ from, to }: AskedDays): (readonly [string, string])[] {
  return [
    ['from', from],
    ['to', to],
  ];
}

/** Names the first fault alone: an answer may have thousands. */
function understood<Answer>(shape: z.ZodType<Answer>, json: unknown): Answer {
  const parsed = shape.safeParse(json);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new Error(`The price service answered in another shape: ${first?.path.join('.') || 'the answer'}, ${first?.message}.`);
}

function refuseOtherDay(row: { readonly day: string }, { from, to }: AskedDays): void {
  if (row.day < from || row.day > to) throw new Error(`The price service answered with ${row.day}, outside the days that were asked for.`);
}

function priceOf(
  { day: on, close, unit }: z.infer<typeof PriceList>['value'][number],
  security: PricedSecurity,
  fallbackCurrency: string,
): OutsidePrice {
  if (isSameUnit(unit ?? fallbackCurrency, security.unit))
    return { symbol: security.symbol, day: on, close, assumedUnit: unit === null ? fallbackCurrency : null };
  const said = unit === null ? `no currency, and ${fallbackCurrency} is assumed then` : unit;
  throw new Error(`The price service quotes ${security.symbol} on ${on} in another unit than ${security.unit}: ${said}.`);
}

/** GBX and GBp are both pence. */
function isSameUnit(one: string, other: string): boolean {
  const [a, b] = [getMajorUnit(one), getMajorUnit(other)];
  return a.currency === b.currency && a.factor === b.factor;
}
