import type { FundData } from '#contracts/datasets/fund-data.ts';
import { AppError } from '#domain/errors.ts';
import { available } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { PriceSeries } from '#finance/prices/price-series.ts';
import { type PriceSplit, splitAdjusted } from '#finance/prices/split-adjusted.ts';
import type { Instrument } from '../../../db/queries/market/instruments.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { heldPositions, type HeldPositions } from '../holdings/held-positions.ts';
import { holdingRows } from '../holdings/holding-rows.ts';
import { pricesUpTo, securityData } from '../holdings/security-data.ts';
import { committedOn, privateFunds } from './private-funds.ts';
import { pageCurrency } from '../subject/page-currency.ts';
import { subjectFigures } from '../subject/subject-figures.ts';

/**
 * A security that the subject holds or gave up before.
 *
 * @throws AppError `page-not-found` for any other: what else there is says nothing about this client.
 */
export async function fundData(snapshot: Queries, subject: ReportSubject, id: string): Promise<FundData> {
  const figures = await subjectFigures(snapshot, subject);
  const { asOf } = figures;
  const held = await heldPositions(snapshot, figures);
  const instrument = held.instruments.get(id);
  if (!instrument) throw new AppError('page-not-found');
  const row = holdingRows(held, await pageCurrency(snapshot, figures)).find((one) => one.id === id);
  const series = await comparablePrices(snapshot, { id, asOf, splits: held.splits.get(id) ?? [] });
  return {
    ...securityData(instrument, { series, asOf, range: subject.query.range ?? subject.variant.defaultRange }),
    lastPrice: row?.price ?? lastPriceOf(held, instrument),
    units: row?.units ?? '0',
    value: row?.value ?? available(0),
    valueCurrency: figures.currency,
    committedOn: await firstCommitment(snapshot, subject, instrument),
  };
}

async function firstCommitment(snapshot: Queries, subject: ReportSubject, { id, type }: Instrument): Promise<FundData['committedOn']> {
  if (type !== 'PrivateEquity') return null;
  const fund = (await privateFunds(snapshot, subject)).find(({ instrument }) => instrument.id === id);
  return fund ? committedOn(fund) : null;
}

function lastPriceOf({ positions }: HeldPositions, { id, quoteUnit, currency }: Instrument): FundData['lastPrice'] {
  const last = positions.find(({ instrumentId }) => instrumentId === id)?.lastPrice;
  return last ? { text: last.close, unit: quoteUnit ?? currency, day: isoDate(last.day), isStale: false } : null;
}

interface PricesQuery {
  readonly id: string;
  readonly asOf: number;
  readonly splits: readonly PriceSplit[];
}

/** All prices up to the day, comparable across the splits that the portfolio recorded. */
async function comparablePrices(snapshot: Queries, { id, asOf, splits }: PricesQuery): Promise<PriceSeries> {
  const known = pricesUpTo((await snapshot.market.prices([id])).get(id), asOf);
  return splitAdjusted(known, splits);
}
