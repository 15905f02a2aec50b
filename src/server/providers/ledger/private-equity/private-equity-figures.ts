import type { PrivateEquityFigures } from '#contracts/datasets/private-equity.ts';
import type { PooledFigures } from '#contracts/datasets/private-equity.ts';
import { available, type Figure, unavailable } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import {
  calledRate,
  type FundTotals,
  fundTotals,
  investedMultiple,
  pooledTotals,
  realisedMultiple,
  totalMultiple,
  unfunded,
  unrealisedMultiple,
} from '#finance/private-equity/fund-totals.ts';
import { netIrr } from '#finance/private-equity/net-irr.ts';
import type { PrivateFund } from './private-funds.ts';

/** The figures of a headline that come from private-equity funds. */
export const fundFigureIds = [
  'commitment',
  'called',
  'calledRate',
  'unfunded',
  'distributed',
  'dpi',
  'rvpi',
  'tvpi',
  'moic',
  'netIrr',
] as const;
export type FundFigureId = (typeof fundFigureIds)[number];

const ofTotals: Record<Exclude<FundFigureId, 'netIrr'>, (totals: FundTotals) => Figure> = {
  commitment: ({ commitment }) => commitment,
  called: ({ calledOfCommitment }) => available(calledOfCommitment),
  calledRate,
  unfunded,
  distributed: ({ distributed }) => available(distributed),
  dpi: realisedMultiple,
  rvpi: unrealisedMultiple,
  tvpi: totalMultiple,
  moic: investedMultiple,
};

/** The funds as one: sums of what was called, distributed and is left. */
export function computeFundTotals(funds: readonly PrivateFund[]): FundTotals {
  return pooledTotals(funds.map(({ position }) => fundTotals(position)));
}

/** One figure of one fund or of several as one. The same function answers the page and its explanation. */
export function fundFigure(id: FundFigureId, funds: readonly PrivateFund[], asOf: number): Figure {
  if (funds.length === 0) return unavailable('nothing-committed');
  const unconverted = funds.find(({ isConverted }) => !isConverted);
  if (unconverted && id !== 'commitment') return unavailable('no-exchange-rate', unconverted.instrument.name);
  const positions = funds.map(({ position }) => position);
  return id === 'netIrr' ? netIrr(positions, asOf) : ofTotals[id](computeFundTotals(funds));
}

/** The line of one fund. */
export function fundLine(fund: PrivateFund, asOf: number): PrivateEquityFigures {
  const { vintage, strategy, subStrategy, region } = fund.instrument;
  return { ...computePooledFigures([fund], asOf), vintage, strategy, subStrategy, region, ...reportOf([fund]) };
}

/** The line of the whole programme; its date is the latest report of any fund. */
export function programmeLine(funds: readonly PrivateFund[], asOf: number): PrivateEquityFigures {
  return { ...computePooledFigures(funds, asOf), vintage: null, strategy: null, subStrategy: null, region: null, ...reportOf(funds) };
}

function reportOf(funds: readonly PrivateFund[]): Pick<PrivateEquityFigures, 'reportedOn' | 'reportAge' | 'isRolled' | 'isStale'> {
  const reports = funds.map(({ report }) => report);
  const [latest] = reports.toSorted((a, b) => (b.reportedOn ?? -Infinity) - (a.reportedOn ?? -Infinity));
  const reportedOn = latest?.reportedOn ?? null;
  return {
    reportedOn: reportedOn === null ? null : isoDate(reportedOn),
    reportAge: latest?.age ?? null,
    isRolled: reports.some(({ isRolled }) => isRolled),
    isStale: reports.some(({ isStale }) => isStale),
  };
}

/** The funds as one: multiples as ratios of sums, the rate of the pooled payments. */
export function computePooledFigures(funds: readonly PrivateFund[], asOf: number): PooledFigures {
  const figure = (id: FundFigureId) => fundFigure(id, funds, asOf);
  return {
    commitment: figure('commitment'),
    called: figure('called'),
    calledRate: figure('calledRate'),
    unfunded: figure('unfunded'),
    distributed: figure('distributed'),
    value: funds.length === 0 ? unavailable('nothing-committed') : computeFundTotals(funds).value,
    dpi: figure('dpi'),
    rvpi: figure('rvpi'),
    tvpi: figure('tvpi'),
    moic: figure('moic'),
    netIrr: figure('netIrr'),
  };
}
