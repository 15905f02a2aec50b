import type { CapitalAccounts } from '#contracts/datasets/private-equity.ts';
import { sumOfFigures } from '#finance/figure.ts';
import { capitalAccount } from '#finance/private-equity/capital-account.ts';
import type { Queries } from '../../../db/queries.ts';
import type { ReportSubject } from '../../reporting-provider.ts';
import { dated } from '../days/chosen-period.ts';
import { type ChosenSpan, fundSpans } from './fund-spans.ts';

/** The statement of every fund, and of all of them as one fund whose parts are their sums. */
export async function capitalAccounts(snapshot: Queries, subject: ReportSubject): Promise<CapitalAccounts> {
  const { period, currency, spans } = await fundSpans(snapshot, subject);
  const common = { period: dated(period), currency };
  if (!spans.available) return { ...common, total: spans, funds: [] };
  const funds = spans.value.map((span) => ({ id: span.id, name: span.name, account: capitalAccount(span, period) }));
  return { ...common, total: capitalAccount(pooled(spans.value), period), funds };
}

function pooled(spans: readonly ChosenSpan[]) {
  return {
    flows: spans.flatMap(({ flows }) => flows),
    opening: sumOfFigures(spans.map(({ opening }) => opening)),
    closing: sumOfFigures(spans.map(({ closing }) => closing)),
    commitment: sumOfFigures(spans.map(({ commitment }) => commitment)),
  };
}
