import type { BondRow, BondStatistics, BondTotal } from '#contracts/datasets/breakdowns.ts';
import type { Bond } from '#finance/bond/bond.ts';
import { bondStatistics as statisticsOf } from '#finance/bond/bond-statistics.ts';
import { weightedAverage } from '#finance/bond/weighted-average.ts';
import { decimal } from '#finance/decimal.ts';
import { available, type Figure, sumOfFigures, unavailable } from '#finance/figure.ts';
import { type IsoDate, isoDate } from '#finance/iso-date.ts';
import { bondOf, faceValueOf } from '../../../db/bond-of.ts';
import type { Instrument } from '../../../db/queries/market/instruments.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { getHoldingRowsOnDay } from './holding-rows-on-day.ts';
import type { UnweightedRow } from './holding-rows.ts';

/** The bonds of the day at their last prices. Terms that are not recorded leave their figures without a value. */
export async function bondStatistics(snapshot: Queries, subject: ReportSubject): Promise<BondStatistics> {
  const { figures, known, rows, instruments } = await getHoldingRowsOnDay(snapshot, subject);
  const asOf = isoDate(figures.asOf);
  const bonds = rows.flatMap((row) => {
    const instrument = instruments.get(row.id);
    return row.type === 'Bond' && instrument ? [bondRow(row, instrument, asOf)] : [];
  });
  const average = (what: 'runningYield' | 'yieldToMaturity' | 'duration' | 'modifiedDuration') =>
    weightedAverage(bonds.map((bond) => ({ value: bond.value, figure: bond[what] })));
  const sum = (what: 'value' | 'accrued') => (known.available ? sumOfFigures(bonds.map((bond) => bond[what])) : known);
  return {
    asOf,
    currency: figures.currency,
    rows: bonds,
    total: {
      value: sum('value'),
      accrued: sum('accrued'),
      runningYield: average('runningYield'),
      yieldToMaturity: average('yieldToMaturity'),
      duration: average('duration'),
      modifiedDuration: average('modifiedDuration'),
    },
  };
}

function bondRow(row: UnweightedRow, instrument: Instrument, asOf: IsoDate): BondRow {
  const { id, name, currency, price, units, value, accrued } = row;
  const faceValue = faceValueOf(instrument);
  const nominal = decimal(units).times(decimal(faceValue));
  const cleanPrice = price ? available((Number(price.text) / Number(faceValue)) * 100) : unavailable('no-price');
  const { accruedPer100, ...figures } = figuresOf(bondOf(instrument), cleanPrice, asOf);
  return {
    id,
    name,
    currency,
    nominal: nominal.toString(),
    coupon: instrument.coupon === null ? null : Number(instrument.coupon),
    maturity: instrument.maturity,
    cleanPrice,
    accruedPer100,
    value,
    accrued: accrued ?? unavailable('not-recorded'),
    ...figures,
  };
}

type FiguresOfBond = Omit<BondTotal, 'value' | 'accrued'> & { readonly accruedPer100: Figure };

function figuresOf(bond: Bond | null, cleanPrice: Figure, asOf: IsoDate): FiguresOfBond {
  const none = bond ? cleanPrice : unavailable('not-recorded');
  if (!bond || !cleanPrice.available) {
    const missing = none.available ? unavailable('not-recorded') : none;
    return { accruedPer100: missing, runningYield: missing, yieldToMaturity: missing, duration: missing, modifiedDuration: missing };
  }
  const { accruedInterest, runningYield, yieldToMaturity, macaulayDuration, modifiedDuration } = statisticsOf(bond, asOf, cleanPrice.value);
  return { accruedPer100: accruedInterest, runningYield, yieldToMaturity, duration: macaulayDuration, modifiedDuration };
}
