import { useTexts } from '../../../lib/texts.tsx';
import styles from './called-distributed-value.module.css';

/** Explains the three kinds of bars. */
export function YearsLegend() {
  const texts = useTexts();
  return (
    <ul className={styles.legend}>
      {(['called', 'distributed', 'valueAtYearEnd'] as const).map((kind) => (
        <li key={kind}>
          <i className={styles.square} data-kind={kind} />
          {texts(`privateEquity.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
