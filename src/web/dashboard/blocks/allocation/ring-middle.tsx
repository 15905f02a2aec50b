import type { AllocationSlice } from '#contracts/datasets.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import type { ShownAllocation } from './select-allocation.ts';
import styles from './allocation.module.css';

interface RingMiddleProps {
  readonly shown: ShownAllocation;
  readonly slice: AllocationSlice | undefined;
}

/** The total inside the ring, or the class that is pointed at. */
export function RingMiddle({ shown: { slices, total, currency }, slice }: RingMiddleProps) {
  const texts = useTexts();
  const formats = useFormats();
  if (slice)
    return (
      <div className={styles.middle}>
        <span>{texts(`assetClasses.${slice.assetClass}`)}</span>
        <b>{formats.weight(slice.percent ?? Number.NaN)}</b>
        <span>
          <Money amount={slice.value} currency={currency} decimals={0} />
        </span>
      </div>
    );
  return (
    <div className={styles.middle}>
      <span>{texts('allocation.classes', { count: slices.length })}</span>
      <b>
        <FigureView figure={total}>{(amount) => <Money amount={amount} currency={currency} decimals={0} />}</FigureView>
      </b>
    </div>
  );
}
