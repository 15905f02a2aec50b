import type { ReactElement } from 'react';
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
import styles from './private-equity-holdings.module.css';

interface FundCellsProps {
  readonly figures: PrivateEquityFigures;
  readonly currency: string;
  readonly unit: 'm' | null;
  /** Of the whole programme, whose value and MOIC explain what they rest on; that of a fund says it itself. */
  readonly report?: ReportFrame;
}

/** The figures of a fund or of the whole programme, cell by cell. */
export function FundCells({ figures, currency, unit, report }: FundCellsProps) {
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
  return (
    <>
      <td>{money(commitment)}</td>
      <td>
        <WeightBar share={calledRate.available ? calledRate.value : 0} text={money(called)} color="var(--chart-1)" />
      </td>
      <td>{money(unfunded)}</td>
      <td>{money(distributed)}</td>
      <td>
        {explained('rolledValue', value, money(value))}
        {!report && <FundReport {...figures} />}
      </td>
      <td>
        <Multiple figure={dpi} />
      </td>
      <td>
        <Multiple figure={rvpi} />
      </td>
      <td className={styles.tvpi}>
        <Multiple figure={tvpi} />
      </td>
      <td>{explained('moic', moic, <Multiple figure={moic} />)}</td>
      <td>
        <RateFigure figure={netIrr} />
      </td>
    </>
  );
}

function Multiple({ figure }: { readonly figure: Figure }) {
  const formats = useFormats();
  return <FigureView figure={figure}>{(factor) => formats.multiple(factor)}</FigureView>;
}
