import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownCalls } from './select-calls.ts';

/** The announced calls as a table to take away. */
export function callRows({ calls, currency }: ShownCalls, texts: Texts): BlockTable {
  return {
    header: [
      texts('explanation.rowDate'),
      texts('privateEquity.fund'),
      texts('privateEquity.notice'),
      `${texts('explanation.rowAmount')} (${currency})`,
      texts('privateEquity.asked'),
      texts('privateEquity.askedIn'),
    ],
    rows: calls.map(({ day, fund, note, amount, asked, askedIn }) => [day, fund, note, toNumberOrNull(amount), asked, askedIn]),
  };
}
