import type { Texts } from '#wording/texts.ts';
import { groupName } from '../allocation/slice-name.ts';
import type { BlockTable } from '../block.tsx';
import type { ShownExposure } from './select-exposure.ts';

/** The three tables below each other; the first column says by what they divide. */
export function exposureRows({ tables, currency }: ShownExposure, texts: Texts): BlockTable {
  const money = (['long', 'short', 'net', 'gross'] as const).map((one) => `${texts(`exposure.${one}`)} (${currency})`);
  return {
    header: [texts('exposure.by'), texts('exposure.group'), ...money],
    rows: tables.flatMap(({ by, figure }) =>
      figure.available
        ? figure.value.rows.map(({ key, long, short, net, gross }) => [
            texts(`allocation.by.${by}`),
            groupName({ dimension: by, key }, texts),
            long,
            short,
            net,
            gross,
          ])
        : [],
    ),
  };
}
