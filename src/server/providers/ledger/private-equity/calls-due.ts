import type { CallsDue, DueCall } from '#contracts/datasets/private-equity.ts';
import { available, type Figure, sumOfFigures, unavailable } from '#finance/figure.ts';
import { isoDate } from '#finance/iso-date.ts';
import { announcedDays, callsDue as dueOf } from '#finance/private-equity/calls-due.ts';
import { fundFlows } from '#finance/private-equity/fund-flows.ts';
import { ledgerEntry } from '../../../db/ledger-entry.ts';
import type { AnnouncedCall } from '../../../db/queries/clients/announced-calls.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { entryRates, type RateOfEntry } from '../transactions/entry-rates.ts';
import { collectIds } from '../collect-ids.ts';
import { fundFigure } from './private-equity-figures.ts';
import { privateFunds } from './private-funds.ts';
import { subjectFigures } from '../subject/subject-figures.ts';

export async function callsDue(snapshot: Queries, subject: ReportSubject): Promise<CallsDue> {
  const figures = await subjectFigures(snapshot, subject);
  const { asOf } = figures;
  const until = asOf + announcedDays;
  const wanted = { accountId: figures.account.id, portfolioIds: collectIds(figures.portfolios) };
  const calls = await snapshot.announcedCalls.between(wanted, isoDate(asOf), isoDate(until));
  const rateOf = await entryRates(snapshot, figures, calls);
  const unfunded = fundFigure('unfunded', await privateFunds(snapshot, subject), asOf);
  const due = dueOf(
    calls.flatMap((call) => fundFlows(ledgerEntry(call), rateOf(call))),
    unfunded,
    asOf,
  );
  const rows = calls.map((call) => rowOf(call, rateOf, asOf));
  const total = sumOfFigures(rows.map(({ amount }) => amount));
  return {
    asOf: isoDate(asOf),
    until: isoDate(until),
    currency: figures.currency,
    rows,
    total,
    unfundedAfter: total.available ? due.unfundedAfter : total,
  };
}

function rowOf(call: AnnouncedCall, rateOf: RateOfEntry, asOf: number): DueCall {
  const asked = -Number(call.amount);
  return {
    id: call.id,
    fund: call.fund,
    day: isoDate(call.day),
    inDays: call.day - asOf,
    amount: inPageCurrency(asked * rateOf(call), call.currency),
    asked,
    askedIn: call.currency,
    note: call.note,
  };
}

function inPageCurrency(amount: number, currency: string): Figure {
  return Number.isNaN(amount) ? unavailable('no-exchange-rate', currency) : available(amount);
}
