import { type ExplanationStep, type FigureId, figureKinds } from '#contracts/reports/figures.ts';
import type { MarketFigureId } from '#contracts/datasets/private-equity.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { FundFlow } from '#finance/private-equity/fund-totals.ts';
import { indexGrowth, longNickelsValue, pmePlusScale } from '#finance/private-equity/public-market-equivalent.ts';
import { type Asked, type Explained, result, step } from './explained.ts';
import { flowRow } from '../transactions/flow-row.ts';
import { type FundsInMarket, type InMarket, marketFigure, getSubjectMarket } from '../holdings/market-figures.ts';
import { fundFigure } from '../private-equity/private-equity-figures.ts';
import { privateFunds } from '../private-equity/private-funds.ts';

/** The payments as the benchmark would have carried them on to the as-of day, and every payment behind them. */
export async function explainMarket(id: FigureId, { snapshot, subject, figures }: Asked): Promise<Explained> {
  const figure = id as MarketFigureId;
  const funds = await privateFunds(snapshot, subject);
  const input = (await getSubjectMarket(snapshot, subject))(funds);
  const value = marketFigure(figure, input);
  const last = result(`market.${figure}`, value, figureKinds[figure]);
  if (!value.available || isMissing(input)) return { steps: [last], rows: [] };
  const netIrr = step('fund.netIrr', fundFigure('netIrr', funds, figures.asOf), 'percent');
  const rows = funds.flatMap(({ instrument, position }) => position.flows.map((flow) => flowRow(flow, instrument.name)));
  const left = { day: isoDate(figures.asOf), text: 'explanation.row.closingValue', kind: 'money' as const };
  return {
    steps: [...stepsOf(figure, input), ...(figure === 'kaplanSchoarPme' || figure === 'directAlpha' ? [] : [netIrr]), last],
    rows: input.value.available ? [...rows, { ...left, amount: input.value.value }] : rows,
  };
}

function isMissing(input: ReturnType<InMarket>): input is Figure<never> {
  return 'available' in input;
}

function stepsOf(figure: MarketFigureId, input: FundsInMarket): ExplanationStep[] {
  const called = step('market.called', compounded(input, 'call'));
  const distributed = step('market.distributed', compounded(input, 'distribution'));
  const value = step('fund.value', input.value);
  switch (figure) {
    case 'kaplanSchoarPme':
    case 'directAlpha':
      return [distributed, value, called];
    case 'longNickelsPme':
      return [called, distributed, step('market.left', longNickelsValue(input))];
    case 'pmePlus':
      return [called, distributed, value, step('market.scale', pmePlusScale(input), 'multiple')];
    case 'modifiedPme':
      return [called, distributed, value];
    default:
      return figure satisfies never;
  }
}

/** Payments of one direction as the benchmark would have carried them on to the as-of day. */
function compounded(input: FundsInMarket, kind: FundFlow['kind']): Figure {
  const own = input.flows.filter((flow) => flow.kind === kind);
  const total = own.reduce((sum, { amount, day }) => sum + amount * indexGrowth(input.index, day, input.day), 0);
  return Number.isNaN(total) ? unavailable('benchmark-begins-later') : available(total);
}
