import { available, type Figure } from '#finance/figure.ts';
import type { LedgerEntry } from '#finance/ledger/ledger.ts';
import { positionsOn } from '#finance/book/positions-on.ts';
import {
  calledRate,
  type FundFlow,
  type FundPosition,
  fundTotals,
  investedMultiple,
  realisedMultiple,
  totalMultiple,
  unfunded,
  unrealisedMultiple,
} from '#finance/private-equity/fund-totals.ts';
import { netIrr } from '#finance/private-equity/net-irr.ts';
import { rate } from '#finance/prices/exchange-rates.ts';
import type { BookInput } from '#finance/book/book-input.ts';
import { type Answer, answerOf, type Named, pick } from './answer.ts';
import type { StatementBook } from './statement-book.ts';

/** The answers to the names that are expected of a private fund on `day`. */
export function fundAnswers({ written, members }: StatementBook, { fund, day }: { fund: string; day: number }, expected: Named): Answer {
  const [member] = members;
  const commitment = written.commitments?.[fund];
  if (!member || commitment === undefined) throw new Error(`${fund} has no commitment`);
  const { input, book } = member;
  const held = positionsOn(book.positions, input, day).find(({ instrumentId }) => instrumentId === fund);
  const flows = input.entries.filter((entry) => entry.instrumentId === fund && entry.day <= day).flatMap((entry) => flowOf(entry, input));
  const position: FundPosition = { commitment: available(commitment), value: held?.value ?? available(0), flows };
  const totals = fundTotals(position);
  const figures: Readonly<Record<string, () => Figure>> = {
    paidIn: () => available(totals.paidIn),
    distributed: () => available(totals.distributed),
    value: () => totals.value,
    called: () => calledRate(totals),
    unfunded: () => unfunded(totals),
    dpi: () => realisedMultiple(totals),
    rvpi: () => unrealisedMultiple(totals),
    tvpi: () => totalMultiple(totals),
    moic: () => investedMultiple(totals),
    netIrr: () => netIrr([position], day),
  };
  return pick(Object.fromEntries(Object.entries(figures).map(([name, make]) => [name, () => answerOf(make())])), expected);
}

/** A call or distribution as a size in the portfolio's currency, with the rate of its day where none was recorded. */
function flowOf(entry: LedgerEntry, { rates, currency }: BookInput): readonly FundFlow[] {
  const { type, day, category } = entry;
  if (type !== 'Call' && type !== 'Distribution') return [];
  const daily = rate(rates, { from: entry.currency, to: currency }, day);
  const factor = entry.rate?.toNumber() ?? (daily.available ? daily.value : NaN);
  const amount = entry.amount.plus(entry.tax).abs().toNumber() * factor;
  const isOutsideCommitment = category === 'FeesOutside';
  if (type === 'Call') return [{ kind: 'call', day, amount, isFee: isOutsideCommitment || category === 'Fees', isOutsideCommitment }];
  return [{ kind: 'distribution', day, amount, ...(category === 'Recallable' && { category }) }];
}
