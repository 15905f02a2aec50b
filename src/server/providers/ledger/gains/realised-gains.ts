import type { DisposalRow, DisposalTotal, RealisedGains } from '#contracts/datasets/gains.ts';
import type { Decimal } from '#finance/decimal.ts';
import { type CostBasis, type DisposalGain, disposalGain } from '#finance/gains/disposal-gain.ts';
import { available, type Figure, mapFigure, sumOfFigures, unavailable } from '#finance/figure.ts';
import type { Disposal } from '#finance/ledger/holding.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { Instrument } from '../../../db/queries/market/instruments.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { dated } from '../days/chosen-period.ts';
import { collectIds } from '../collect-ids.ts';
import { portfolioRates } from '../transactions/portfolio-rates.ts';
import { seriesOn, subjectFigures } from '../subject/subject-figures.ts';
import { unrealisedGain } from '../holdings/unrealised-gain.ts';

/** Reads the gains that were realised in the period of the page, as stored, on the cost basis of the variant. */
export async function realisedGains(snapshot: Queries, subject: ReportSubject): Promise<RealisedGains> {
  const figures = await subjectFigures(snapshot, subject);
  const { period } = figures;
  const { costBasis: basis } = subject.variant;
  const common = { period: dated(period), currency: figures.currency, basis };
  const known = seriesOn(figures, period.to);
  if (!known.available)
    return { ...common, total: known, unrealised: { gain: known, priceEffect: known, currencyEffect: known }, rows: [] };
  const wanted = { accountId: figures.account.id, portfolioIds: collectIds(figures.portfolios), period };
  const sold = await snapshot.bookYears.disposals(wanted);
  const rateOf = await portfolioRates(snapshot, figures, period);
  const instruments = await snapshot.market.instruments(sold.map(({ disposal }) => disposal.instrumentId));
  const rows = sold
    .toSorted((a, b) => b.disposal.day - a.disposal.day)
    .map(({ portfolioId, disposal }) =>
      rowOf(disposal, { basis, rate: rateOf(portfolioId, disposal.day), instrument: instruments.get(disposal.instrumentId) }),
    );
  return { ...common, total: totalOf(rows), unrealised: await unrealisedGain(snapshot, figures), rows };
}

interface Shown {
  readonly basis: CostBasis;
  /** From the portfolio's currency to the page's. */
  readonly rate: Decimal | null;
  readonly instrument: Instrument | undefined;
}

function rowOf(disposal: Disposal, { basis, rate, instrument }: Shown): DisposalRow {
  const own = disposalGain(disposal, basis);
  const inPage = (amount: Decimal): Figure => (rate ? available(amount.times(rate).toNumber()) : unavailable('no-exchange-rate'));
  const part = (of: (gain: DisposalGain) => Figure<Decimal>): Figure => {
    const figure = own.available ? of(own.value) : own;
    return figure.available ? inPage(figure.value) : figure;
  };
  const days = disposal.lots.map(({ day }) => day);
  return {
    id: disposal.entryId,
    day: isoDate(disposal.day),
    instrumentId: disposal.instrumentId,
    name: instrument?.name ?? disposal.instrumentId,
    symbol: instrument?.symbol ?? null,
    units: disposal.units.isZero() ? null : disposal.units.toString(),
    proceeds: inPage(disposal.proceeds),
    cost: part(({ cost }) => available(cost)),
    gain: part(({ gain }) => available(gain)),
    priceEffect: part(({ priceEffect }) => priceEffect),
    currencyEffect: part(({ currencyEffect }) => currencyEffect),
    heldSince: days.length === 0 ? null : isoDate(Math.min(...days)),
  };
}

function totalOf(rows: readonly DisposalRow[]): Figure<DisposalTotal> {
  const add = (of: (row: DisposalRow) => Figure) => sumOfFigures(rows.map(of));
  const [proceeds, cost, gain] = [add((row) => row.proceeds), add((row) => row.cost), add((row) => row.gain)];
  if (!proceeds.available) return proceeds;
  if (!cost.available) return cost;
  return mapFigure(gain, (net) => {
    const gains = sumOfFigures(rows.map((row) => mapFigure(row.gain, (one) => Math.max(one, 0))));
    const up = gains.available ? gains.value : 0;
    return {
      proceeds: proceeds.value,
      cost: cost.value,
      gain: net,
      gains: up,
      losses: up - net,
      priceEffect: add((row) => row.priceEffect),
      currencyEffect: add((row) => row.currencyEffect),
    };
  });
}
