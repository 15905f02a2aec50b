import type { ComparedFigures } from '#contracts/datasets/returns.ts';
import type { Texts } from '#wording/texts.ts';
import { FigureView } from '../figures/figure-view.tsx';
import { RateFigure } from '../figures/rate-figure.tsx';
import { Percent } from '../figures/percent.tsx';
import type { SpanLine } from './spans-table.tsx';

/** Portfolio, benchmark and difference as lines of a table of spans; the first alone without a benchmark. */
export function comparedLines(spans: readonly ComparedFigures[], hasBenchmark: boolean, texts: Texts): SpanLine[] {
  const own: SpanLine = {
    key: 'portfolio',
    name: texts('performance.portfolio'),
    cells: spans.map(({ portfolio }, at) => <RateFigure key={at} figure={portfolio} />),
  };
  if (!hasBenchmark) return [own];
  return [
    own,
    {
      key: 'benchmark',
      name: texts('performance.benchmark'),
      cells: spans.map(({ benchmark }, at) => (
        <FigureView key={at} figure={benchmark}>
          {(rate) => <Percent fraction={rate} />}
        </FigureView>
      )),
      isQuiet: true,
    },
    {
      key: 'difference',
      name: texts('performance.difference'),
      cells: spans.map(({ difference }, at) => <RateFigure key={at} figure={difference} />),
    },
  ];
}
