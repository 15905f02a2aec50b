import type { ExplanationRow } from '#contracts/reports/figures.ts';
import { isoDate } from '#finance/iso-date.ts';
import type { FundFlow } from '#finance/private-equity/fund-totals.ts';

/** A call or distribution behind a figure, in the investor's view: what is called is paid. */
export function flowRow({ day, kind, amount }: FundFlow, text: string): ExplanationRow {
  return { day: isoDate(day), text, kind: 'money', amount: kind === 'call' ? -amount : amount };
}
