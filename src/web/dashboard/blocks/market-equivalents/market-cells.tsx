import type { ReactNode } from 'react';
import { figureKinds } from '#contracts/reports/figures.ts';
import type { MarketFigureId, MarketFigures } from '#contracts/datasets/private-equity.ts';
import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { RateFigure } from '../../figures/rate-figure.tsx';
import { Rate } from '../../figures/rate.tsx';
import type { ReportFrame } from '../block.tsx';
import { shownMarketFigures } from './select-market.ts';

/** The cells of one line; with a `report` its figures explain themselves. */
export function marketCells({ netIrr, figures }: MarketFigures, report: ReportFrame | null): ReactNode[] {
  return [
    <RateFigure key="netIrr" figure={netIrr} />,
    ...shownMarketFigures.map((id) => <MarketCell key={id} id={id} figure={figures[id]} report={report} />),
  ];
}

interface MarketCellProps {
  readonly id: MarketFigureId;
  readonly figure: Figure;
  readonly report: ReportFrame | null;
}

function MarketCell({ id, figure, report }: MarketCellProps) {
  return (
    <FigureView figure={figure}>
      {(value) =>
        report ? (
          <Explainable id={id} report={report}>
            <MarketValue id={id} value={value} />
          </Explainable>
        ) : (
          <MarketValue id={id} value={value} />
        )
      }
    </FigureView>
  );
}

/** Only what the funds earned beyond the benchmark is a gain or a loss; the benchmark's own rates have no colour. */
function MarketValue({ id, value }: { readonly id: MarketFigureId; readonly value: number }) {
  const formats = useFormats();
  if (id === 'directAlpha') return <Rate fraction={value} />;
  return figureKinds[id] === 'multiple' ? formats.multiple(value) : formats.percent(value);
}
