import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Money } from '../../figures/money.tsx';
import { assetColor } from '../holdings/asset-color.ts';
import type { ShownAllocation } from './select-allocation.ts';
import styles from './allocation.module.css';

interface AllocationListProps {
  readonly shown: ShownAllocation;
  readonly pointed: number | null;
  readonly onPoint: (index: number | null) => void;
}

/** The ring's legend and its figures. The class under the pointer is raised in both. */
export function AllocationList({ shown: { slices, currency }, pointed, onPoint }: AllocationListProps) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <ul className={styles.list}>
      {slices.map(({ assetClass, value, percent, holdings }, index) => (
        <li
          key={assetClass}
          data-pointed={index === pointed || undefined}
          onPointerEnter={() => onPoint(index)}
          onPointerLeave={() => onPoint(null)}
        >
          <span className={styles.square} style={{ background: assetColor(assetClass) }} />
          <span className={styles.name}>{texts(`assetClasses.${assetClass}`)}</span>
          <span className={styles.share}>{formats.weight(percent ?? Number.NaN)}</span>
          <span className={styles.amount}>
            <Money amount={value} currency={currency} decimals={2} />
          </span>
          <span className={styles.count}>{texts('allocation.holdings', { count: holdings })}</span>
        </li>
      ))}
    </ul>
  );
}
