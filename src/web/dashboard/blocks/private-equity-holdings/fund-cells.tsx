import type { PrivateEquityFigures } from '#contracts/datasets.ts';
import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { WeightBar } from '../../../ui/weight-bar.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { RateFigure } from '../../figures/rate-figure.tsx';
import styles from './private-equity-holdings.module.css';

interface FundCellsProps {
  readonly figures: PrivateEquityFigures;
  readonly currency: string;
  readonly unit: 'm' | null;
}

/** The figures of a fund or of the whole programme, cell by cell. */
export function FundCells({ figures, currency, unit }: FundCellsProps) {
  const { commitment, called, calledRate, unfunded, distributed, value, dpi, rvpi, tvpi, netIrr } = figures;
  const money = (figure: Figure) => (
    <FigureView figure={figure}>{(amount) => <Money amount={amount} currency={currency} unit={unit} />}</FigureView>
  );
  return (
    <>
      <td>{money(commitment)}</td>
      <td>
        <WeightBar share={calledRate.available ? calledRate.value : 0} text={money(called)} color="var(--chart-1)" />
      </td>
      <td>{money(unfunded)}</td>
      <td>{money(distributed)}</td>
      <td>{money(value)}</td>
      <td>
        <Multiple figure={dpi} />
      </td>
      <td>
        <Multiple figure={rvpi} />
      </td>
      <td className={styles.tvpi}>
        <Multiple figure={tvpi} />
      </td>
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
