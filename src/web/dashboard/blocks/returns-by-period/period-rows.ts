import type { ComparedFigures } from '#contracts/datasets/returns.ts';
import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { ShownPeriods } from './select-periods.ts';

type Row = BlockTable['rows'][number];

/** All tables below each other to take away: returns as fractions, days as ISO dates. */
export function periodRows({ spans, bands, years }: ShownPeriods, texts: Texts): BlockTable {
  return {
    header: [
      texts('returns.kind'),
      texts('returns.from'),
      texts('returns.to'),
      texts('performance.portfolio'),
      texts('performance.benchmark'),
      texts('performance.difference'),
    ],
    rows: [
      ...spans.map((one): Row => [texts(`performance.${one.isAnnual ? 'spanAnnual' : 'span'}.${one.span}`), null, null, ...rates(one)]),
      ...bands.map((one): Row => [texts('returns.bands'), one.period.from, one.period.to, ...rates(one)]),
      ...years.map((one): Row => [texts('returns.years'), one.period.from, one.period.to, ...rates(one)]),
    ],
  };
}

function rates({ portfolio, benchmark, difference }: ComparedFigures): Row {
  return [toNumberOrNull(portfolio), toNumberOrNull(benchmark), toNumberOrNull(difference)];
}
