import type { Charges } from '#contracts/datasets/gains.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import { costName } from './cost-name.ts';

/** Each charge as a table to take away, newest first. */
export function feeRows({ rows, currency }: Charges, texts: Texts): BlockTable {
  return {
    header: [texts('fees.date'), texts('fees.type'), texts('fees.for'), `${texts('fees.amount')} (${currency})`],
    rows: rows.map(({ day, category, name, amount }) => [
      day,
      costName(category, texts),
      name ?? texts('fees.wholePortfolio'),
      toNumberOrNull(amount),
    ]),
  };
}
