import { Eye, EyeOff } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { paymentMarks } from './payment-marks.ts';
import type { ShownPerformance } from './select-performance.ts';
import styles from './performance.module.css';

interface BenchmarkLegendProps {
  readonly shown: ShownPerformance;
  readonly isBenchmarkShown: boolean;
  readonly onChange: (isShown: boolean) => void;
}

/** Explains the lines on phones, where they have no names at their ends. On every screen a button hides the benchmark, and payments have a key. */
export function BenchmarkLegend({ shown, isBenchmarkShown, onChange }: BenchmarkLegendProps) {
  const texts = useTexts();
  return (
    <div className={styles.legend}>
      <span className={styles.entry} data-phone>
        <i className={styles.solid} />
        {texts('performance.portfolio')}
      </span>
      {shown.hasBenchmark && (
        <button type="button" className={styles.toggle} aria-pressed={isBenchmarkShown} onClick={() => onChange(!isBenchmarkShown)}>
          <i className={styles.dashed} />
          {texts('performance.showBenchmark')}
          <Icon of={isBenchmarkShown ? Eye : EyeOff} size="small" />
        </button>
      )}
      {shown.payments.length > 0 && (
        <span className={styles.entry}>{texts(`performance.legendPayments.${paymentMarks(shown).grain}`)}</span>
      )}
    </div>
  );
}
