import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { Table } from '../../table/table.tsx';
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
      <Table
        name={title}
        columns={[
          texts('privateEquity.fund'),
          texts('privateEquity.netIrr'),
          ...shownMarketFigures.map((id) => texts(`figures.${id}`)),
        ].map((label) => ({ label }))}
        rows={[
          { key: 'programme', cells: [texts('privateEquity.programme'), ...marketCells(total, report)], isTotal: true },
          ...funds.map((fund) => ({ key: fund.id, cells: [fund.name, ...marketCells(fund, null)] })),
        ]}
      />
    </BlockFrame>
  );
}
