import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { LinesTable } from '../../table/lines-table.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { marketCells } from './market-cells.tsx';
import { marketRows } from './market-rows.ts';
import { shownMarketFigures, type ShownMarket } from './select-market.ts';

/** Each fund's net return beside the benchmark's with the same payments, in the usual five ways. */
export function MarketView({ shown, report }: BlockViewProps<ShownMarket>) {
  const texts = useTexts();
  const title = texts('report.block.marketEquivalents');
  const { benchmark, total, funds } = shown;
  if (funds.length === 0)
    return (
      <BlockFrame title={title}>
        <EmptyState title={texts('privateEquity.noFunds')} text={texts('privateEquity.noFundsText')} />
      </BlockFrame>
    );
  return (
    <BlockFrame
      title={title}
      text={benchmark === null ? texts('privateEquity.withoutBenchmark') : texts('privateEquity.besideBenchmark', { benchmark })}
      isFlush
      footer={
        <>
          <span>{texts('privateEquity.marketNote')}</span>
          <ChartTools fileName={`${title} ${report.asOf}`} table={() => marketRows(shown, texts)} />
        </>
      }
    >
      <LinesTable
        name={title}
        title={texts('privateEquity.fund')}
        columns={[texts('privateEquity.netIrr'), ...shownMarketFigures.map((id) => texts(`figures.${id}`))]}
        lines={[
          { id: 'programme', name: texts('privateEquity.programme'), cells: marketCells(total, report), isTotal: true },
          ...funds.map((fund) => ({ id: fund.id, name: fund.name, cells: marketCells(fund, null) })),
        ]}
      />
    </BlockFrame>
  );
}
