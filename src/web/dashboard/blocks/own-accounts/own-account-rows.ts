import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toPercent } from '../to-percent.ts';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownAccounts } from './select-own-accounts.ts';

/** Every account with its value in its own currency and in the total's. */
export function ownAccountRows({ rows, currency, period }: ShownAccounts, texts: Texts): BlockTable {
  return {
    header: [
      texts('ownAccounts.account'),
      texts('portfolios.currency'),
      texts('portfolios.value'),
      texts('portfolios.valueIn', { currency }),
      ...(period ? [texts('overview.changeAmount'), texts('overview.changeRate')] : []),
    ],
    rows: rows.map(({ name, currency: own, value, valueInTotal, change }) => [
      name,
      own,
      toNumberOrNull(value),
      toNumberOrNull(valueInTotal),
      ...(period ? [toNumberOrNull(change.gain), toPercent(change.rate)] : []),
    ]),
  };
}
