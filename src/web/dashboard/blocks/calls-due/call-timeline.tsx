import { useFormats } from '../../../lib/formats.tsx';
import type { ShownCalls } from './select-calls.ts';
import styles from './calls-due.module.css';

const largest = 24;
const smallest = 10;

/** The next three months as a line with a dot a call, as large as the call. The list below says the same in words. */
export function CallTimeline({ shown: { calls, months } }: { readonly shown: ShownCalls }) {
  const formats = useFormats();
  return (
    <div className={styles.timeline} aria-hidden>
      {months.map(({ day, at }) => (
        <span key={day} className={styles.month} style={{ left: `${at * 100}%` }}>
          {formats.monthShort(day)}
        </span>
      ))}
      {calls.map(({ id, at, size }) => {
        const width = smallest + (largest - smallest) * Math.sqrt(size);
        return <span key={id} className={styles.dot} style={{ left: `${at * 100}%`, width, height: width }} />;
      })}
    </div>
  );
}
