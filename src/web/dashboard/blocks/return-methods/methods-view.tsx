import type { ReactNode } from 'react';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { FigureList } from '../../figures/figure-list.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { Rate } from '../../figures/rate.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import type { BlockViewProps, ReportFrame } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { BenchmarkNote } from './benchmark-note.tsx';
import { methodRows } from './method-rows.ts';
import { methodWords } from './method-words.ts';
import type { MethodResult, ShownMethods } from './select-methods.ts';

/** The chosen period by every method, each under its own name. */
export function MethodsView({ shown, report }: BlockViewProps<ShownMethods>) {
  const texts = useTexts();
  const formats = useFormats();
  const title = texts('returns.methods');
  if (shown.isEmpty)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('returns.empty')} text={texts('returns.emptyText')} />
      </BlockFrame>
    );
  const { from, to } = shown.period;
  const period = texts('returns.period', { from: formats.date(from), to: formats.date(to) });
  const groups = shown.groups.map(({ group, results }) => ({
    name: texts(`returns.${group}`),
    items: results.map((result) => ({
      key: result.id,
      ...methodWords(result.id, texts),
      value: <Result result={result} currency={shown.currency} report={report} />,
    })),
  }));
  return (
    <BlockFrame
      title={title}
      text={texts('returns.methodsText', { period })}
      tools={<ChartTools fileName={`${title} ${report.asOf}`} table={() => methodRows(shown, texts)} />}
      footer={<BenchmarkNote benchmark={shown.benchmark} clipped={shown.clipped} />}
      isFlush
    >
      <FigureList groups={groups} />
    </BlockFrame>
  );
}

interface ResultProps {
  readonly result: MethodResult;
  readonly currency: string;
  readonly report: ReportFrame;
}

function Result({ result: { id, kind, explained, figure }, currency, report }: ResultProps) {
  return (
    <FigureView figure={figure}>
      {(value) => {
        if (kind === 'rate') return <Explained id={explained} report={report} of={<Rate fraction={value} />} />;
        if (id !== 'inBenchmark') return <SignedMoney amount={value} currency={currency} />;
        return <Explained id={explained} report={report} of={<Money amount={value} currency={currency} />} />;
      }}
    </FigureView>
  );
}

interface ExplainedProps {
  readonly id: MethodResult['explained'];
  readonly report: ReportFrame;
  readonly of: ReactNode;
}

function Explained({ id, report, of }: ExplainedProps) {
  if (id === null) return of;
  return (
    <Explainable id={id} report={report}>
      {of}
    </Explainable>
  );
}
