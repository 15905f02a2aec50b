import type { ReactElement, ReactNode } from 'react';
import type { PrivateEquityFigures } from '#contracts/datasets/private-equity.ts';
import type { FigureId } from '#contracts/reports/figures.ts';
import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { WeightBar } from '../../../ui/pictures/weight-bar.tsx';
import { Explainable } from '../../explanation/explainable.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { RateFigure } from '../../figures/rate-figure.tsx';
import type { ReportFrame } from '../block.tsx';
import { FundReport } from './fund-report.tsx';
import type { FundFigure } from './select-funds.ts';

interface FundFiguresProps {
  readonly figures: PrivateEquityFigures;
  readonly currency: string;
  readonly unit: 'm' | null;
  /** The report, for the whole programme only: its value and MOIC explain their sources. A fund's value shows its own report. */
  readonly report?: ReportFrame;
}

/** The figures of a fund or of the whole programme, by column. */
export function fundCells({ figures, currency, unit, report }: FundFiguresProps): Readonly<Record<FundFigure, ReactNode>> {
  const { commitment, called, calledRate, unfunded, distributed, value, dpi, rvpi, tvpi, moic, netIrr } = figures;
  const money = (figure: Figure) => (
    <FigureView figure={figure}>{(amount) => <Money amount={amount} currency={currency} unit={unit} />}</FigureView>
  );
  const explained = (id: FigureId, figure: Figure, shown: ReactElement) =>
    report && figure.available ? (
      <Explainable id={id} report={report}>
        {shown}
      </Explainable>
    ) : (
      shown
    );
  return {
    commitment: money(commitment),
    called: <WeightBar share={calledRate.available ? calledRate.value : 0} text={money(called)} color="var(--chart-1)" />,
    unfunded: money(unfunded),
    distributed: money(distributed),
    value: (
      <>
        {explained('rolledValue', value, money(value))}
        {!report && <FundReport {...figures} />}
      </>
    ),
    dpi: <Multiple figure={dpi} />,
    rvpi: <Multiple figure={rvpi} />,
    tvpi: <Multiple figure={tvpi} />,
    moic: explained('moic', moic, <Multiple figure={moic} />),
    netIrr: <RateFigure figure={netIrr} />,
  };
}

function Multiple({ figure }: { readonly figure: Figure }) {
  const formats = useFormats();
  return <FigureView figure={figure}>{(factor) => formats.multiple(factor)}</FigureView>;
}
