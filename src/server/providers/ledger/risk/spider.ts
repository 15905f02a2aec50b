import type { ShownSpiderPoint, Spider } from '#contracts/datasets/returns.ts';
import type { InstrumentType } from '#finance/ledger/ledger.ts';
import { isoDate } from '#finance/iso-date.ts';
import { portfolioSpider } from '#finance/risk/portfolio-spider.ts';
import type { SpiderPoint } from '#finance/risk/spider.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { type HeldPosition, heldPositions } from '../holdings/held-positions.ts';
import { memberSeries } from '../subject/member-series.ts';
import { seriesOn, subjectFigures } from '../subject/subject-figures.ts';

/** The spiders of all portfolios that hold something on the day. */
export async function spider(snapshot: Queries, subject: ReportSubject): Promise<Spider> {
  const figures = await subjectFigures(snapshot, subject);
  const { asOf } = figures;
  const series = await memberSeries(snapshot, figures);
  const { positions, instruments } = await heldPositions(snapshot, figures);
  const typeOf = ({ instrumentId }: HeldPosition) => (instruments.get(instrumentId ?? '')?.type ?? 'Cash') as InstrumentType;
  const held = Map.groupBy(
    positions.filter(({ units }) => !units.isZero()),
    ({ portfolio }) => portfolio.id,
  );
  const portfolios = figures.portfolios.flatMap(({ id, name }) => {
    const own = held.get(id);
    const known = seriesOn({ series: series.get(id) ?? null }, asOf);
    if (!own || !known.available) return [];
    const holdings = own.map((position) => ({
      type: typeOf(position),
      value: position.value.available ? position.value.value : Number.NaN,
    }));
    const points = portfolioSpider({ series: known.value, openingDay: known.value.firstDay, asOf: isoDate(asOf), holdings });
    return [{ id, name, points: points.map(shownPoint) }];
  });
  return { asOf: isoDate(asOf), portfolios };
}

function shownPoint({ axis, figure, scaled }: SpiderPoint): ShownSpiderPoint {
  return { axis, figure, scaled: scaled.available ? scaled.value : null };
}
