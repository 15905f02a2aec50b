import type { ExplanationRow, ExplanationStep, FigureId } from '#contracts/reports/figures.ts';
import type { BookedAmount, BookedKind } from '#finance/ledger/booked-amounts.ts';
import { bookedOver, bookedTotal } from '#finance/ledger/booked-total.ts';
import { available, type Figure, mapFigure } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { annualised, timeWeightedReturn } from '#finance/returns/time-weighted-return.ts';
import { bookedLines } from '../transactions/booked-lines.ts';
import { charges } from '../income-and-charges/charges.ts';
import { explainCharges } from './explain-income.ts';
import { type Asked, type Explained, result, step } from './explained.ts';
import { seriesOn } from '../subject/subject-figures.ts';

/** Costs of buying and selling, by the transaction that they were paid on. */
export function explainDealingCosts(_figure: FigureId, asked: Asked): Promise<Explained> {
  return explainBooked(asked, 'dealing-cost', { label: 'dealing.total', sign: 1 });
}

/** Tax withheld and paid; it leaves the portfolio, so it is negative. */
export function explainTaxes(_figure: FigureId, asked: Asked): Promise<Explained> {
  return explainBooked(asked, 'tax', { label: 'taxes.total', sign: -1 });
}

async function explainBooked(
  { snapshot, figures, period }: Asked,
  kind: BookedKind,
  { label, sign }: { label: string; sign: 1 | -1 },
): Promise<Explained> {
  const known = seriesOn(figures, period.to);
  if (!known.available) return { steps: [result(label, known, 'money')], rows: [] };
  const lines = bookedOver(await bookedLines(snapshot, figures), kind, period);
  const securities = [...new Set(lines.flatMap(({ instrumentId }) => instrumentId ?? []))];
  const instruments = await snapshot.market.instruments(securities);
  const totalOf = (own: readonly BookedAmount[]): Figure => mapFigure(bookedTotal(own), (amount) => sign * amount.toNumber());
  const steps = [...Map.groupBy(lines, bookedOn)].map(([on, own]): ExplanationStep => ({
    ...step(`booked.${on}`, totalOf(own)),
    details: { count: own.length },
  }));
  const rows = lines.flatMap((line): ExplanationRow[] => {
    const text = instruments.get(line.instrumentId ?? '')?.name ?? `explanation.row.booked.${bookedOn(line)}`;
    return line.amount ? [{ day: isoDate(line.day), text, kind: 'money', amount: sign * line.amount.toNumber() }] : [];
  });
  return { steps: [...steps, result(label, totalOf(lines), 'money')], rows };
}

const bookedTypes = ['Purchase', 'Sale', 'Dividend', 'Interest', 'Distribution', 'Tax', 'Exchange'] as const;

function bookedOn({ category }: BookedAmount): string {
  return bookedTypes.find((type) => type === category) ?? 'Other';
}

/** The return before charges less the one after them. */
export async function explainEffect(_figure: FigureId, asked: Asked): Promise<Explained> {
  const { snapshot, subject, figures, period } = asked;
  const { effectOnReturn } = await charges(snapshot, subject);
  const last = result('effect.total', effectOnReturn, 'percent');
  if (!figures.series || !effectOnReturn.available) return { steps: [last], rows: [] };
  const after = mapFigure(timeWeightedReturn(figures.series, period, 'net'), (rate) => -rate);
  const before = step('effect.gross', timeWeightedReturn(figures.series, period, 'gross'), 'percent');
  return { steps: [before, step('effect.net', after, 'percent'), last], rows: await chargeRows(asked) };
}

/** Growth a year before the charges less what a year's charges leave of it. */
export async function explainYieldReduction(_figure: FigureId, asked: Asked): Promise<Explained> {
  const { snapshot, subject, figures, period } = asked;
  const { reductionInYield } = await charges(snapshot, subject);
  const last = result('yield.total', reductionInYield, 'percent');
  if (!figures.series || !reductionInYield.available) return { steps: [last], rows: [] };
  const growth = annualised(timeWeightedReturn(figures.series, period, 'gross'), period.to - period.from);
  const after = mapFigure(growth, (rate) => reductionInYield.value - rate);
  return {
    steps: [step('yield.growth', growth, 'percent'), step('yield.netGrowth', after, 'percent'), last],
    rows: await chargeRows(asked),
  };
}

/** The charges behind both. */
async function chargeRows(asked: Asked): Promise<readonly ExplanationRow[]> {
  return (await explainCharges('charges', { ...asked, result: available(0) })).rows;
}
