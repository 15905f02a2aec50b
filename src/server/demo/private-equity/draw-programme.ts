import { addDays, type IsoDate } from '#finance/iso-date.ts';
import { createRandom } from '../random.ts';
import type { DemoFund } from './demo-fund.ts';
import type { Commitment, PrivateEquityFirm } from './private-equity-firm.ts';

/** An investor's programme: one portfolio of commitments. */
export interface Programme {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly currency: string;
  readonly inception: IsoDate;
  readonly riskLevel: number;
  readonly esgRating: number;
  readonly commitments: readonly Commitment[];
}

/** Commitments are multiples of this. */
const step = 250_000;

/** Draws a programme: five to eight funds, unless the firm's table names them. Commitments are made about two months before the first call. */
export function drawProgramme(
  firm: PrivateEquityFirm,
  { id, accountId, size, position }: { id: string; accountId: string; size: number; position: number },
): Programme {
  const random = createRandom(`${firm.seed} programme ${id}`);
  const amounts = firm.commitments[id] ?? drawAmounts(firm.funds, { size, seed: `${firm.seed} commitments ${id}` });
  const commitments = firm.funds
    .filter(({ symbol }) => symbol in amounts)
    .map((fund) => ({ fund, date: addDays(fund.firstCall, -random.whole(30, 90)), amount: amounts[fund.symbol] ?? 0 }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return {
    id,
    accountId,
    name: firm.programmeNames[position] ?? '',
    currency: firm.currencies[id] ?? firm.currency,
    inception: commitments[0]?.date ?? '',
    riskLevel: random.whole(7, 9),
    esgRating: random.whole(4, 8),
    commitments,
  };
}

function drawAmounts(funds: readonly DemoFund[], { size, seed }: { size: number; seed: string }): Record<string, number> {
  const random = createRandom(seed);
  const chosen = random.shuffled(funds).slice(0, random.whole(5, 8));
  const weights = chosen.map(() => random.between(0.5, 1.5));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Object.fromEntries(
    chosen.map(({ symbol }, index) => [symbol, Math.max(1, Math.round((size * (weights[index] ?? 0)) / total / step)) * step]),
  );
}
