import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import type { DrawnSlice, ShownAllocation } from './select-allocation.ts';
import { sliceName } from './slice-name.ts';
import styles from './allocation.module.css';

interface RingMiddleProps {
  readonly shown: ShownAllocation;
  readonly slice: DrawnSlice | undefined;
}

/** The total inside the ring, or the part that is pointed at. */
export function RingMiddle({ shown: { drawn, slices, total, currency, dimension }, slice }: RingMiddleProps) {
  const texts = useTexts();
  const formats = useFormats();
  if (slice)
    return (
      <div className={styles.middle}>
        <span>
          {slice.key === null
            ? texts('allocation.others', { count: slice.parts })
            : sliceName({ dimension, key: slice.key }, { texts, formats })}
        </span>
        <b>{formats.weight(slice.percent)}</b>
        <span>
          <Money amount={slice.value} currency={currency} decimals={0} />
        </span>
      </div>
    );
  const count = slices.filter(({ value }) => value !== 0).length;
  return (
    <div className={styles.middle}>
      <span>{texts(`allocation.groups.${dimension}`, { count: drawn.length === 0 ? 0 : count })}</span>
      <b>
        <FigureView figure={total}>{(amount) => <Money amount={amount} currency={currency} decimals={0} />}</FigureView>
      </b>
    </div>
  );
}
