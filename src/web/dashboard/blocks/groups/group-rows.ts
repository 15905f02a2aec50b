import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toPercent } from '../to-percent.ts';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownGroups } from './select-groups.ts';

/** The groups as a table to take away; without returns where access is limited. */
export function groupRows({ rows, currency, hasReturns }: ShownGroups, texts: Texts): BlockTable {
  const ofReturns = [texts('overview.changeRate'), `${texts('overview.changeAmount')} (${currency})`];
  return {
    header: [
      texts('groups.group'),
      texts('overview.clients'),
      `${texts('overview.value')} (${currency})`,
      ...(hasReturns ? ofReturns : []),
    ],
    rows: rows.map(({ name, count, value, change }) => [
      name,
      count,
      toNumberOrNull(value),
      ...(hasReturns ? [toPercent(change.rate), toNumberOrNull(change.gain)] : []),
    ]),
  };
}
