import type { ExplanationRow, ExplanationStep } from '#contracts/reports/figures.ts';
import { available, type Figure } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { FundTotals } from '#finance/private-equity/fund-totals.ts';
import { type Explained, type Question, result, step } from './explained.ts';
import { type FundFigureId, computeFundTotals } from '../private-equity/private-equity-figures.ts';
import { type PrivateFund, privateFunds } from '../private-equity/private-funds.ts';

type Ingredient = 'commitment' | 'called' | 'outside' | 'paidIn' | 'fees' | 'recallable' | 'distributed' | 'value';

/** The ingredients of each figure, in the order of the calculation. */
const ingredients: Record<FundFigureId, readonly Ingredient[]> = {
  commitment: [],
  called: [],
  calledRate: ['called', 'commitment'],
  unfunded: ['commitment', 'called', 'recallable'],
  distributed: [],
  dpi: ['distributed', 'paidIn'],
  rvpi: ['value', 'paidIn'],
  tvpi: ['distributed', 'value', 'paidIn'],
  moic: ['distributed', 'value', 'paidIn', 'fees'],
  netIrr: ['called', 'outside', 'distributed', 'value'],
};

const amounts: Record<Ingredient, (totals: FundTotals) => Figure> = {
  commitment: ({ commitment }) => commitment,
  called: ({ calledOfCommitment }) => available(calledOfCommitment),
  outside: ({ paidIn, calledOfCommitment }) => available(paidIn - calledOfCommitment),
  paidIn: ({ paidIn }) => available(paidIn),
  fees: ({ fees }) => available(-fees),
  recallable: ({ recallable }) => available(recallable),
  distributed: ({ distributed }) => available(distributed),
  value: ({ value }) => value,
};

const kinds = { calledRate: 'percent', netIrr: 'percent', dpi: 'multiple', rvpi: 'multiple', tvpi: 'multiple', moic: 'multiple' } as const;

/** The sums that a figure of private funds is made of, and every call and distribution (or promise) behind them. */
export async function explainFund(figure: FundFigureId, { snapshot, subject, figures, result: value }: Question): Promise<Explained> {
  const funds = await privateFunds(snapshot, subject);
  const last = result(`fund.${figure}`, value, figure in kinds ? kinds[figure as keyof typeof kinds] : 'money');
  if (funds.length === 0) return { steps: [last], rows: [] };
  return { steps: [...ingredientSteps(figure, funds), last], rows: rowsOf(figure, funds, figures.asOf) };
}

function ingredientSteps(figure: FundFigureId, funds: readonly PrivateFund[]): ExplanationStep[] {
  const totals = computeFundTotals(funds);
  if (ingredients[figure].length > 0) return ingredients[figure].map((one) => step(`fund.${one}`, amounts[one](totals)));
  const own = figure as 'commitment' | 'called' | 'distributed';
  return funds.map((fund) => ({
    ...step('fund.ofFund', amounts[own](computeFundTotals([fund]))),
    details: { fund: fund.instrument.name },
  }));
}

const shows: Record<FundFigureId, { readonly calls: boolean; readonly distributions: boolean; readonly values: boolean }> = {
  commitment: { calls: false, distributions: false, values: false },
  called: { calls: true, distributions: false, values: false },
  calledRate: { calls: true, distributions: false, values: false },
  unfunded: { calls: true, distributions: false, values: false },
  distributed: { calls: false, distributions: true, values: false },
  dpi: { calls: true, distributions: true, values: false },
  rvpi: { calls: true, distributions: false, values: true },
  tvpi: { calls: true, distributions: true, values: true },
  moic: { calls: true, distributions: true, values: true },
  netIrr: { calls: true, distributions: true, values: true },
};

function rowsOf(figure: FundFigureId, funds: readonly PrivateFund[], asOf: number): ExplanationRow[] {
  const { calls, distributions, values } = shows[figure];
  return funds.flatMap(({ instrument: { name: text }, position, commitments }) => {
    const promised = commitments.map(({ day, amount }): ExplanationRow => ({ day, text, kind: 'money', amount }));
    const flows = position.flows
      .filter(({ kind }) => (kind === 'call' ? calls : distributions))
      .map(({ day, kind, amount }): ExplanationRow => ({
        day: isoDate(day),
        text,
        kind: 'money',
        amount: kind === 'call' ? -amount : amount,
      }));
    const { value } = position;
    const left: ExplanationRow[] = values && value.available ? [{ day: isoDate(asOf), text, kind: 'money', amount: value.value }] : [];
    return [...(figure === 'commitment' ? promised : flows), ...left];
  });
}
