import type { ClientProgramme } from '#contracts/datasets/lists.ts';
import { available, type Figure, mapFigure, sumOfFigures, unavailable } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { bookedRate } from '#finance/prices/booked-rate.ts';
import { announcedDays } from '#finance/private-equity/calls-due.ts';
import { fundFlows } from '#finance/private-equity/fund-flows.ts';
import { calledRate, type FundTotals, realisedMultiple, totalMultiple, unfunded } from '#finance/private-equity/fund-totals.ts';
import { ledgerEntry } from '../../../db/ledger-entry.ts';
import type { CallOfAccount } from '../../../db/queries/clients/announced-calls.ts';
import type { ClientLine, StoredProgramme } from '../../../db/queries/clients/clients.ts';
import type { Queries } from '../../../db/queries.ts';

/**
 * Returns the private fund figures of these lines by account, with money in the wanted currency. It uses the stored sums, and the ledger's current calls
 * announced for the ninety days after each line's day. Each figure is computed as on the account's own page.
 */
export async function clientProgrammes(
  snapshot: Queries,
  lines: readonly ClientLine[],
  currency: string,
): Promise<ReadonlyMap<string, ClientProgramme>> {
  const dated = lines.flatMap(({ id, day }) => (day === null ? [] : [{ accountId: id, day }]));
  const calls = await snapshot.announcedCalls.ofAccounts(dated, announcedDays);
  const rates = await snapshot.market.rates([
    ...lines.map((line) => line.currency),
    ...calls.flatMap((call) => [call.currency, call.portfolioCurrency]),
  ]);
  const amountOf = ({ portfolioCurrency, ...call }: CallOfAccount, shown: string): Figure => {
    const path = { portfolio: portfolioCurrency, shown };
    const entry = ledgerEntry(call);
    const factor = bookedRate(rates, path, entry);
    const amounts = fundFlows(entry, factor).map(({ amount }) => amount);
    return Number.isNaN(factor) ? unavailable('no-exchange-rate', call.currency) : sumOfFigures(amounts.map(available));
  };
  const byAccount = Map.groupBy(calls, ({ accountId }) => accountId);
  return new Map(
    lines.map((line) => {
      const own = byAccount.get(line.id) ?? [];
      const inShown = (figure: Figure) => converted(figure, line, currency);
      const due = sumOfFigures(own.map((call) => amountOf(call, line.currency)));
      const next = own[0] ? isoDate(own[0].day) : null;
      return [line.id, { ...figuresOf(line.programme, inShown), callsDue: inShown(due), nextCall: next }];
    }),
  );
}

function converted(figure: Figure, { fx, currency: own }: ClientLine, shown: string): Figure {
  if (figure.available && fx === null) return unavailable('no-exchange-rate', `${own}/${shown}`);
  return mapFigure(figure, (amount) => amount * (fx ?? NaN));
}

type SumFigures = Omit<ClientProgramme, 'callsDue' | 'nextCall'>;

function figuresOf(stored: StoredProgramme | null, inShown: (figure: Figure) => Figure): SumFigures {
  if (!stored) return all(unavailable('nothing-committed'));
  const commitment = stored.commitment === null ? unavailable('nothing-committed') : available(stored.commitment);
  const totals = totalsOf(stored, commitment);
  if (!totals) return { ...all(unavailable('no-exchange-rate')), commitment: inShown(commitment) };
  return {
    commitment: inShown(commitment),
    called: inShown(available(totals.calledOfCommitment)),
    calledRate: calledRate(totals),
    unfunded: inShown(unfunded(totals)),
    dpi: realisedMultiple(totals),
    tvpi: totalMultiple(totals),
    netIrr: stored.netIrr === null ? unavailable(stored.whyNoIrr ?? 'not-recorded') : available(stored.netIrr),
  };
}

function all(why: Figure): SumFigures {
  return { commitment: why, called: why, calledRate: why, unfunded: why, dpi: why, tvpi: why, netIrr: why };
}

/** Null where the flows have no sums. */
function totalsOf({ called, paidIn, distributed, recallable, value }: StoredProgramme, commitment: Figure): FundTotals | null {
  if (called === null || paidIn === null || distributed === null || recallable === null) return null;
  return {
    commitment,
    calledOfCommitment: called,
    paidIn,
    distributed,
    recallable,
    fees: 0,
    value: value === null ? unavailable('no-reported-value') : available(value),
  };
}
