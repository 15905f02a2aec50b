import {
  averageValue,
  chargesOver,
  chargesRate,
  chargesRateAYear,
  dealingCostsOver,
  effectOfCharges,
} from '#finance/income-and-charges/charges.ts';
import { type DailySeries, type Period, sumOver } from '#finance/daily-series.ts';
import { sum } from '#finance/decimal.ts';
import { portfolioDrawdown } from '#finance/risk/drawdown.ts';
import { linkedDietz, modifiedDietzOver, simpleDietzOver } from '#finance/returns/dietz.ts';
import { type Figure, mapFigure, unavailable } from '#finance/figure.ts';
import { gainOver, netPaidIn, performanceBridge } from '#finance/gains/gains.ts';
import { incomeOver } from '#finance/income-and-charges/income.ts';
import { dayNumber, isoDate } from '#finance/iso-date.ts';
import { withCause } from '#finance/book/missing-value.ts';
import {
  type CashFlow,
  investorFlows,
  moneyWeightedReturn,
  moneyWeightedReturnOfPeriod,
  ratesThatSolve,
  spanInDays,
} from '#finance/returns/money-weighted-return.ts';
import { annualised, timeWeightedReturn } from '#finance/returns/time-weighted-return.ts';
import { type Answer, answerOf, pick } from './answer.ts';
import { bridgeAnswers } from './bridge-answers.ts';
import type { StatementBook } from './statement-book.ts';

/** A period (from, to] and, by name, the figures of it that are expected. */
export interface ExpectedPeriod {
  readonly from: string;
  readonly to: string;
  readonly [figure: string]: Answer;
}

/** The answers to the names that `expected` has. */
export function periodAnswers(statement: StatementBook, expected: ExpectedPeriod): Answer {
  const { series, disposals, problems } = statement;
  const period = { from: dayNumber(expected.from), to: dayNumber(expected.to) };
  const because = (figure: Figure) => answerOf(withCause(figure, problems, period));
  const bridge = () => performanceBridge(series, period);
  return pick(
    {
      from: () => expected.from,
      to: () => expected.to,
      ...returnAnswers(series, period, because),
      ...dietzAnswers(series, period),
      gain: () => because(gainOver(series, period)),
      netPaidIn: () => netPaidIn(series, period),
      realised: () => sum(disposals.filter(({ day }) => day > period.from && day <= period.to).map(({ gain }) => gain)),
      income: () => answerOf(incomeOver(series, period)),
      charges: () => answerOf(chargesOver(series, period)),
      taxes: () => sumOver(series, 'taxes', period),
      dealingCosts: () => answerOf(dealingCostsOver(series, period)),
      averageValue: () => because(averageValue(series, period)),
      chargesRate: () => because(chargesRate(series, period)),
      chargesRateAYear: () => because(chargesRateAYear(series, period)),
      effectOfCharges: () => because(effectOfCharges(series, period)),
      marketGain: () => because(mapFigure(bridge(), ({ marketGain }) => marketGain)),
      ...bridgeAnswers(statement, period),
      bridge: () => orReason(bridge(), (lines) => ({ ...lines })),
      drawdown: () => drawdownAnswer(series, period),
    },
    expected,
  );
}

function returnAnswers(series: DailySeries, period: Period, because: (figure: Figure) => Answer): Readonly<Record<string, () => Answer>> {
  const net = () => timeWeightedReturn(series, period);
  const flows = investorFlows(series, period);
  const fromFlows = (figureOf: (all: readonly CashFlow[]) => Figure) => () => because(flows.available ? figureOf(flows.value) : flows);
  return {
    netReturn: () => because(net()),
    grossReturn: () => because(timeWeightedReturn(series, period, 'gross')),
    netReturnAYear: () => because(annualised(net(), period.to - period.from)),
    moneyWeightedOfPeriod: fromFlows(moneyWeightedReturnOfPeriod),
    moneyWeightedAYear: fromFlows((all) => {
      const rate = moneyWeightedReturn(all);
      return rate.available && spanInDays(all) < 365 ? unavailable('under-a-year') : rate;
    }),
    ratesThatSolve: () => (flows.available ? ratesThatSolve(flows.value) : { reason: flows.reason }),
  };
}

function dietzAnswers(series: DailySeries, period: Period): Readonly<Record<string, () => Answer>> {
  const modified = modifiedDietzOver(series, period);
  const simple = simpleDietzOver(series, period);
  return {
    modifiedDietz: () => answerOf(modified.available ? modified.value.rate : modified),
    averageCapital: () => answerOf(mapFigure(modified, ({ averageCapital }) => averageCapital)),
    simpleDietz: () => answerOf(simple.available ? simple.value.rate : simple),
    linkedDietz: () => answerOf(linkedDietz(series, period).rate),
  };
}

function drawdownAnswer(series: DailySeries, period: Period): Answer {
  return orReason(portfolioDrawdown(series, period), ({ depth, peakDay, troughDay, recoveryDay }) => ({
    depth,
    peak: isoDate(peakDay),
    trough: isoDate(troughDay),
    recovery: recoveryDay === null ? null : isoDate(recoveryDay),
  }));
}

function orReason<Value>(figure: Figure<Value>, write: (value: Value) => Answer): Answer {
  return figure.available ? write(figure.value) : { reason: figure.reason };
}
