import type { ExploredFund, FundSpread } from '#contracts/explorer.ts';
import { isId } from '#domain/is-id.ts';
import { dayNumber, isoDate, type IsoDate } from '#finance/iso-date.ts';
import { fundWeightKinds } from '#finance/ledger/ledger.ts';
import type { PriceSeries } from '#finance/prices/price-series.ts';
import type { LastPublished } from '../db/queries/figures/fund-weights.ts';
import type { Instrument } from '../db/queries/market/instruments.ts';
import type { Queries } from '../db/queries.ts';
import { pricesUpTo, securityData } from '../providers/ledger/holdings/security-data.ts';
import type { FundFeed } from './fund-feed.ts';

/** The firm's own securities as a feed: what it brought for all to see. */
export function ownFunds(snapshot: Queries, today: IsoDate): FundFeed {
  return {
    async search({ search = null, type = null, assetClass = null, region = null, order = 'name', top, skip }) {
      const wanted = { search, type, assetClass, region };
      const funds = await snapshot.funds.page(wanted, { order, today, limit: top, offset: skip });
      return { funds, ...(await snapshot.funds.counts(wanted)) };
    },

    spotlight: (most) => snapshot.funds.spotlight({ most, today }),

    async fund(id, range) {
      if (!isId(id)) return null;
      const [instrument] = await snapshot.funds.published([id]);
      if (!instrument) return null;
      const published = await snapshot.fundWeights.lastOn([id], today);
      const series = instrument.type === 'PrivateEquity' ? undefined : (await snapshot.market.prices([id])).get(id);
      return exploredFund(instrument, { series: pricesUpTo(series, dayNumber(today)), today, range, published: published.get(id) });
    },
  };
}

interface Known {
  readonly series: PriceSeries;
  readonly today: IsoDate;
  readonly range: Parameters<FundFeed['fund']>[1];
  readonly published: LastPublished | undefined;
}

function exploredFund(instrument: Instrument, { series, today, range, published }: Known): ExploredFund {
  const { quoteUnit, currency } = instrument;
  const [day, price] = [series.days.at(-1), series.prices.at(-1)];
  return {
    ...securityData(instrument, { series, asOf: dayNumber(today), range }),
    lastPrice:
      day === undefined || price === undefined
        ? null
        : { text: String(price), unit: quoteUnit ?? currency, day: isoDate(day), isStale: false },
    asOf: today,
    isCurrencyAssumed: false,
    spreads: spreadsOf(published),
    spreadDays: published?.days ?? [],
  };
}

function spreadsOf(published: LastPublished | undefined): FundSpread[] {
  return fundWeightKinds.flatMap((by) => {
    const parts = Object.entries(published?.weights[by] ?? {}).map(([key, weight]) => ({ key, weight }));
    return parts.length === 0 ? [] : [{ by, parts: parts.toSorted((a, b) => b.weight - a.weight) }];
  });
}
