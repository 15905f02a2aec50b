import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import { methodWords } from './method-words.ts';
import type { ShownMethods } from './select-methods.ts';

/** The results as a table to take away: rates as fractions, money as numbers. */
export function methodRows({ groups, currency, period }: ShownMethods, texts: Texts): BlockTable {
  return {
    header: [texts('returns.kind'), texts('returns.method'), texts('returns.from'), texts('returns.to'), texts('returns.result'), currency],
    rows: groups.flatMap(({ group, results }) =>
      results.map(({ id, kind, figure }) => {
        const { name, note } = methodWords(id, texts);
        const value = toNumberOrNull(figure);
        const cells = kind === 'rate' ? [value, null] : [null, value];
        return [texts(`returns.${group}`), note ? `${name}, ${note}` : name, period.from, period.to, ...cells];
      }),
    ),
  };
}
