import type { ReactNode } from 'react';
import { type FigureId, figureKinds } from '#contracts/figures.ts';
import type { MarketFigures } from '#contracts/private-equity-datasets.ts';
import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { RateFigure } from '../../figures/rate-figure.tsx';
import { Rate } from '../../figures/rate.tsx';
import { LinesTable } from '../../table/lines-table.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
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
  const text = benchmark === null ? texts('privateEquity.withoutBenchmark') : texts('privateEquity.besideBenchmark', { benchmark });
  const cells = (own: MarketFigures) => [
    <RateFigure key="netIrr" figure={own.netIrr} />,
    ...shownMarketFigures.map((id) => <MarketCell key={id} id={id} figure={own.figures[id]} />),
  ];
  const explained = [
    <RateFigure key="netIrr" figure={total.netIrr} />,
    ...shownMarketFigures.map((id) => (
      <MarketCell
        key={id}
        id={id}
        figure={total.figures[id]}
        around={(figure) => <Explainable {...{ id, report }}>{figure}</Explainable>}
      />
    )),
  ];
  return (
    <BlockFrame
      title={title}
      text={text}
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
          { id: 'programme', name: texts('privateEquity.programme'), cells: explained, isTotal: true },
          ...funds.map((fund) => ({ id: fund.id, name: fund.name, cells: cells(fund) })),
        ]}
      />
    </BlockFrame>
  );
}

interface MarketCellProps {
  readonly id: FigureId;
  readonly figure: Figure;
  readonly around?: (figure: ReactNode) => ReactNode;
}

/** Only what the funds earned beyond the benchmark is a gain or a loss; the benchmark's own rates have no colour. */
function MarketCell({ id, figure, around = (shown) => shown }: MarketCellProps) {
  const formats = useFormats();
  const words = figureKinds[id] === 'multiple' ? formats.multiple : formats.percent;
  return <FigureView figure={figure}>{(value) => around(id === 'directAlpha' ? <Rate fraction={value} /> : words(value))}</FigureView>;
}
