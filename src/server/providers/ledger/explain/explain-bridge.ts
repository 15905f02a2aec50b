import type { ContributionRow, ValueBridge } from '#contracts/datasets/gains.ts';
import type { ExplanationRow, ExplanationStep, FigureId } from '#contracts/reports/figures.ts';
import type { BridgeLine } from '#finance/gains/bridge-lines.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { contributions } from '../transactions/contributions.ts';
import { explainValue, paymentRows } from './explain-value.ts';
import { type Asked, type Explained, result, step } from './explained.ts';
import { valueBridge } from '../gains/value-bridge.ts';

/** Explains the opening value of the holdings, by asset class. */
export async function explainOpening(figure: FigureId, asked: Asked): Promise<Explained> {
  const value = lineOf(await valueBridge(asked.snapshot, asked.subject), 'opening');
  return explainValue(figure, { ...asked, figures: { ...asked.figures, asOf: asked.period.from }, result: value });
}

/** Every payment in, or every one out. */
export async function explainPayments(figure: FigureId, { snapshot, subject, figures, period }: Asked): Promise<Explained> {
  const line = figure === 'paidIn' ? 'paidIn' : 'paidOut';
  const amount = lineOf(await valueBridge(snapshot, subject), line);
  const last = result(`bridge.${line}`, amount, 'money');
  if (!figures.series || !amount.available) return { steps: [last], rows: [] };
  const rows = paymentRows(figures.series, period).filter((row) => row.amount > 0 === (line === 'paidIn'));
  return { steps: [{ ...step('bridge.payments', amount), details: { count: rows.length } }, last], rows };
}

/** Explains the effect of prices: on what was sold and on what is held, without the effect of exchange rates. */
export async function explainGrowth(_figure: FigureId, asked: Asked): Promise<Explained> {
  const bridge = await valueBridge(asked.snapshot, asked.subject);
  const last = result('bridge.growth', lineOf(bridge, 'growth'), 'money');
  if (!bridge.parts.available) return { steps: [...linesBeside(bridge), last], rows: [] };
  const { realised, unrealisedChange, exchangeGainOnCash } = bridge.parts.value;
  const currency = lineOf(bridge, 'currency');
  const steps = [
    step('bridge.realised', realised),
    step('bridge.unrealisedChange', unrealisedChange),
    step('bridge.exchangeGainOnCash', exchangeGainOnCash),
    ...(currency.available ? [step('bridge.lessCurrency', -currency.value)] : []),
    last,
  ];
  return { steps, rows: await effectRows(asked, ({ priceEffect }) => priceEffect) };
}

/** Explains the effect of exchange rates on cash and on everything else. */
export async function explainCurrency(_figure: FigureId, asked: Asked): Promise<Explained> {
  const bridge = await valueBridge(asked.snapshot, asked.subject);
  const currency = lineOf(bridge, 'currency');
  const last = result('bridge.currency', currency, 'money');
  if (!bridge.parts.available || !currency.available) return { steps: [last], rows: [] };
  const { exchangeGainOnCash } = bridge.parts.value;
  const steps = [step('bridge.onSecurities', currency.value - exchangeGainOnCash), step('bridge.onCash', exchangeGainOnCash), last];
  return { steps, rows: await effectRows(asked, ({ currencyEffect }) => currencyEffect) };
}

/** A line of the bridge; without one what keeps it from being told apart. */
function lineOf({ lines, parts }: ValueBridge, line: BridgeLine): Figure {
  if (!lines.available) return lines;
  const found = lines.value.find((one) => one.line === line);
  if (found) return available(found.amount);
  return parts.available ? unavailable('not-recorded') : parts;
}

/** In the short form growth is the closing value less all other lines. */
function linesBeside({ lines }: ValueBridge): ExplanationStep[] {
  if (!lines.available) return [];
  const others = lines.value.filter(({ line }) => line !== 'growth').toReversed();
  return others.map(({ line, amount }) => step(`bridge.${line}`, line === 'closing' ? amount : -amount));
}

/** The effect on each holding, on the last day of the period. */
async function effectRows(
  { snapshot, subject, period }: Asked,
  effectOf: (row: ContributionRow) => Figure,
): Promise<readonly ExplanationRow[]> {
  const { result: known } = await contributions(snapshot, subject);
  if (!known.available) return [];
  return known.value.rows.flatMap((row): ExplanationRow[] => {
    const effect = effectOf(row);
    if (!effect.available || effect.value === 0) return [];
    return [{ day: isoDate(period.to), text: row.name, kind: 'money', amount: effect.value }];
  });
}
