import { figureKinds, type RiskFigureId } from '#contracts/reports/figures.ts';
import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Rate } from '../../figures/rate.tsx';
import type { ReportFrame } from '../block.tsx';

interface RiskFigureProps {
  readonly id: RiskFigureId;
  readonly figure: Figure;
  readonly report: ReportFrame;
}

/** A figure of risk that explains itself: a fall has the colour of a loss, a spread none. */
export function RiskFigure({ id, figure, report }: RiskFigureProps) {
  return (
    <FigureView figure={figure}>
      {(value) => (
        <Explainable id={id} report={report}>
          <Written id={id} value={value} />
        </Explainable>
      )}
    </FigureView>
  );
}

function Written({ id, value }: { readonly id: RiskFigureId; readonly value: number }) {
  const formats = useFormats();
  if (id === 'drawdown') return <Rate fraction={value} />;
  return figureKinds[id] === 'ratio' ? formats.ratio(value) : formats.share(value);
}
