import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { FigureStrip } from '../../figures/figure-strip.tsx';
import { Rate } from '../../figures/rate.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { accountReturnRows } from './account-return-rows.ts';
import type { ShownAccountReturns } from './select-account-returns.ts';

function drawn(fraction: number) {
  return <Rate fraction={fraction} />;
}

/** The return of each span, with the benchmark's below it. */
export function AccountReturnsView({ shown, report }: BlockViewProps<ShownAccountReturns | null>) {
  const texts = useTexts();
  const formats = useFormats();
  const title = texts('accountReturns.title');
  if (!shown)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('returns.empty')} text={texts('returns.emptyText')} />
      </BlockFrame>
    );
  const items = shown.changes.map(({ span, rate, benchmark }) => ({
    label: texts(`accountReturns.over.${span}`, { date: formats.date(shown.day) }),
    figure: rate,
    draw: drawn,
    note: benchmark.available ? texts('accountReturns.benchmark', { rate: formats.percent(benchmark.value) }) : undefined,
  }));
  return (
    <BlockFrame
      title={title}
      text={texts('accountReturns.text', { date: formats.date(shown.day) })}
      tools={<ChartTools fileName={`${title} ${report.asOf}`} table={() => accountReturnRows(shown, texts)} />}
      isFlush
    >
      <FigureStrip name={title} items={items} report={report} />
    </BlockFrame>
  );
}
