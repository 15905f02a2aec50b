import type { ExplanationRow, FigureId } from '#contracts/reports/figures.ts';
import { mapFigure, sumOfFigures } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { contributions } from '../transactions/contributions.ts';
import { type Asked, type Explained, result, step } from './explained.ts';
import { classStepLabel } from './explain-value.ts';
import { heldPositions } from '../holdings/held-positions.ts';
import { holdingRows } from '../holdings/holding-rows.ts';
import { pageCurrency } from '../subject/page-currency.ts';
import { realisedGains } from '../gains/realised-gains.ts';

/** Proceeds less cost of everything that was sold. */
export async function explainRealised(_figure: FigureId, { snapshot, subject }: Asked): Promise<Explained> {
  const { total, rows } = await realisedGains(snapshot, subject);
  const last = result(
    'realised.total',
    mapFigure(total, ({ gain }) => gain),
    'money',
  );
  if (!total.available) return { steps: [last], rows: [] };
  const { proceeds, cost } = total.value;
  return {
    steps: [{ ...step('realised.proceeds', proceeds), details: { count: rows.length } }, step('realised.cost', -cost), last],
    rows: rows.flatMap(({ day, name, gain }): ExplanationRow[] =>
      gain.available ? [{ day, text: name, kind: 'money', amount: gain.value }] : [],
    ),
  };
}

/** Value less cost of what is held on the page's day. */
export async function explainUnrealised(_figure: FigureId, { snapshot, subject, figures }: Asked): Promise<Explained> {
  const { asOf } = figures;
  const { unrealised } = await realisedGains(snapshot, subject);
  const last = result('unrealised.total', unrealised.gain, 'money');
  if (!unrealised.gain.available) return { steps: [last], rows: [] };
  const held = holdingRows(await heldPositions(snapshot, figures), await pageCurrency(snapshot, figures));
  const securities = held.filter(({ type }) => type !== 'Cash');
  const cost = sumOfFigures(securities.map((row) => row.cost));
  return {
    steps: [
      { ...step('unrealised.value', sumOfFigures(securities.map((row) => row.value))), details: { day: isoDate(asOf) } },
      step(
        'unrealised.cost',
        mapFigure(cost, (amount) => -amount),
      ),
      last,
    ],
    rows: securities.flatMap(({ name, gain }): ExplanationRow[] =>
      gain.available ? [{ day: isoDate(asOf), text: name, kind: 'money', amount: gain.value }] : [],
    ),
  };
}

/** The points of each asset class and of the charges; behind them those of each holding. */
export async function explainContribution(_figure: FigureId, { snapshot, subject, period }: Asked): Promise<Explained> {
  const { result: known } = await contributions(snapshot, subject);
  const last = result(
    'contribution.total',
    mapFigure(known, ({ total }) => total.points),
    'percent',
  );
  if (!known.available) return { steps: [last], rows: [] };
  const { classes, charges, rows } = known.value;
  const ofClasses = classes.map(({ assetClass, points, holdings }) => ({
    ...step(classStepLabel(assetClass), points, 'percent'),
    details: { count: holdings },
  }));
  return {
    steps: [...ofClasses, step('contribution.charges', charges.points, 'percent'), last],
    rows: rows.map(({ name, points }) => ({ day: isoDate(period.to), text: name, kind: 'percent', amount: points })),
  };
}
