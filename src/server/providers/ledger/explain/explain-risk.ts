import type { ExplanationStep, RiskFigureId } from '#contracts/reports/figures.ts';
import { type DailyLevels, type DailySeries, levelOn, type Period } from '#finance/daily-series.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { portfolioDrawdown } from '#finance/risk/drawdown.ts';
import { wholeMonths } from '#finance/risk/monthly-returns.ts';
import { deviation, mean } from '#finance/risk/sample-statistics.ts';
import { levelRatio } from '#finance/returns/chain-stretches.ts';
import { netIndex } from '#finance/returns/time-weighted-return.ts';
import { monthRows } from './explain-methods.ts';
import { type Asked, type Explained, type Question, result, step } from './explained.ts';
import { type SubjectRisk, subjectRisk } from '../subject/subject-risk.ts';

/** The months that it rests on with their average and deviation, and beside the benchmark also that one's volatility. */
export async function explainRisk(figure: RiskFigureId, asked: Asked): Promise<Explained> {
  const risk = await subjectRisk(asked.snapshot, asked.subject, asked.figures);
  return { ...explained(figure, risk, { ...asked, result: risk.values[figure] }), period: risk.period };
}

function explained(figure: RiskFigureId, risk: SubjectRisk, question: Question): Explained {
  const { series, period, months } = risk;
  if (figure === 'drawdown') return explainDrawdown(series, period, question.result);
  const last = result(`risk.${figure}`, question.result, kinds[figure]);
  if (!question.result.available) return { steps: [last], rows: [] };
  const whole = wholeMonths(months);
  const returns = whole.map(({ value }) => value);
  const steps = [step('risk.months', returns.length, 'count'), ...stepsOf[figure](risk, returns, question), last];
  return { steps, rows: monthRows(whole) };
}

type StatisticId = Exclude<RiskFigureId, 'drawdown'>;
type Steps = (risk: SubjectRisk, returns: readonly number[], question: Question) => ExplanationStep[];

const kinds: Record<StatisticId, 'share' | 'ratio'> = {
  volatility: 'share',
  sharpe: 'ratio',
  sortino: 'ratio',
  beta: 'ratio',
  trackingError: 'share',
  informationRatio: 'ratio',
};

const ofMonths: Steps = (_risk, returns) => [
  step('risk.mean', available(mean(returns)), 'percent'),
  step('risk.deviation', available(deviation(returns)), 'share'),
];

const aboveFree: Steps = ({ values }, returns, { subject }) => [
  step('risk.mean', available(mean(returns)), 'percent'),
  step('risk.riskFree', available(subject.variant.riskFreeRate), 'share'),
  step('risk.volatility', values.volatility, 'share'),
];

const besideBenchmark: Steps = ({ values, benchmarkVolatility }) => [
  step('risk.volatility', values.volatility, 'share'),
  step('risk.benchmarkVolatility', benchmarkVolatility, 'share'),
];

const stepsOf: Record<StatisticId, Steps> = {
  volatility: ofMonths,
  sharpe: aboveFree,
  sortino: aboveFree,
  beta: besideBenchmark,
  trackingError: besideBenchmark,
  informationRatio: ({ values }) => [step('risk.trackingError', values.trackingError, 'share')],
};

/** The return index at the peak and at the trough, both against the opening day. */
function explainDrawdown(series: Figure<DailySeries>, period: Period, depth: Figure): Explained {
  const last = result('risk.drawdown', depth, 'percent');
  const fall = series.available ? portfolioDrawdown(series.value, period) : series;
  if (!fall.available || !series.available) return { steps: [last], rows: [] };
  const { peakDay, troughDay, recoveryDay } = fall.value;
  const indexOn = levelSteps(netIndex(series.value), period);
  const recovered = recoveryDay === null ? [] : [indexOn('risk.recovery', recoveryDay)];
  return { steps: [indexOn('risk.peak', peakDay), indexOn('risk.trough', troughDay), ...recovered, last], rows: [] };
}

function levelSteps(index: DailyLevels, { from }: Period) {
  return (label: string, day: number): ExplanationStep => {
    const level = levelRatio(levelOn(index, day), levelOn(index, from));
    return {
      ...step(label, Number.isNaN(level) ? unavailable('no-price') : available(level), 'ratio'),
      details: { day: isoDate(day) },
    };
  };
}
