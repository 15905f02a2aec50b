import type { CSSProperties } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Money } from '../../figures/money.tsx';
import type { ShownYears } from './select-years.ts';
import { yearsLeft, yearsRight } from './years-option.ts';
import styles from './called-distributed-value.module.css';

interface NetRowProps {
  readonly shown: ShownYears;
  readonly unit: 'm' | null;
}

/** Shows each year's distributions less its calls, below the bars. */
export function NetRow({ shown: { years, currency }, unit }: NetRowProps) {
  const texts = useTexts();
  const edges = { '--left': `${yearsLeft}px`, '--right': `${yearsRight}px` } as CSSProperties;
  return (
    <div className={styles.net} style={edges}>
      <span className={styles.netName}>{texts('privateEquity.net')}</span>
      <ol className={styles.nets}>
        {years.map(({ year, net }) => (
          <li key={year} data-out={net > 0 || undefined}>
            <span className="sr">{year} </span>
            <Money amount={net} currency={currency} unit={unit} isSigned />
          </li>
        ))}
      </ol>
    </div>
  );
}
