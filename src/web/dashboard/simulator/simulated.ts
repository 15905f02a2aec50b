import type { SimulatorPage, Strategy } from '#contracts/simulator.ts';
import type { SimulatorInputs } from '#domain/simulator/simulator-inputs.ts';
import { deflateToToday, paidInTodaysMoney, realGrowth } from '#finance/projection/real-growth.ts';
import { type SimulationTerms, simulate } from '#finance/projection/simulation.ts';

/** A year's end: year 0 is today. */
export interface SimulatedYear {
  readonly year: number;
  /** In the money of the year. */
  readonly paidIn: number;
  readonly value: number;
  readonly growth: number;
  readonly real: number;
}

/** A strategy at the inputs of the page. */
export interface Simulated {
  readonly strategy: Strategy;
  readonly terms: SimulationTerms;
  readonly years: readonly SimulatedYear[];
  readonly last: SimulatedYear;
  /** The value and what was paid in as the chart draws them: in today's money if that is wanted. */
  readonly points: readonly { readonly year: number; readonly value: number; readonly paidIn: number }[];
  /** The number of months that withdrawals are paid in full; null if they all are. */
  readonly lastsMonths: number | null;
  /** The return above inflation; null where inflation makes none. */
  readonly aboveInflation: number | null;
}

/** Returns what a strategy makes of the inputs. */
export function simulateStrategy(strategy: Strategy, inputs: SimulatorInputs): Simulated {
  const { amount, monthly, increase, inflation, isReal } = inputs;
  const terms: SimulationTerms = { amount, monthly, increase, inflation, years: inputs.years, growth: strategy.returns };
  const path = simulate(terms);
  if (!path.available) throw new RangeError(`There is no simulation of ${strategy.name}.`);
  const { depletedInMonth } = path.value;
  const years = path.value.years.map(({ year, value, contributed, real }) => ({
    year,
    value,
    real,
    paidIn: contributed,
    growth: value - contributed,
  }));
  const last = years.at(-1);
  if (!last) throw new RangeError('A simulation has no years.');
  const shownInflation = isReal ? inflation : 0;
  const paidIn = paidInTodaysMoney(
    years.map((each) => each.paidIn),
    shownInflation,
  );
  const real = realGrowth(strategy.returns, inflation);
  return {
    strategy,
    terms,
    years,
    last,
    points: years.map(({ year, value }, at) => ({ year, value: deflateToToday(value, shownInflation, year), paidIn: paidIn[at] ?? 0 })),
    lastsMonths: depletedInMonth === null ? null : depletedInMonth - 1,
    aboveInflation: real.available ? real.value : null,
  };
}

/** Returns the strategy that is chosen. */
export function chosenStrategy({ strategies }: SimulatorPage, { strategy }: SimulatorInputs): Strategy {
  return strategies.find(({ level }) => level === strategy) ?? strategies[0];
}
