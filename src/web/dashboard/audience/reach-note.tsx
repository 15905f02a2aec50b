import type { ReactNode } from 'react';
import type { Reach } from '#contracts/audience.ts';
import { useTexts } from '../../lib/texts.tsx';
import type { Fetched } from '../entries/use-fetched.ts';
import styles from './audience.module.css';

interface ReachNoteProps<Counted extends Reach> {
  /** Null as long as no one is chosen. */
  readonly reach: Fetched<Counted> | null;
  /** Draws a sentence with the number of recipients. */
  readonly children: (reach: Counted) => ReactNode;
}

/** Shows the number of recipients, and who does not get it. */
export function ReachNote<Counted extends Reach>({ reach, children }: ReachNoteProps<Counted>) {
  const texts = useTexts();
  if (reach === null) return <p className={styles.reach}>{texts('audience.noneChosen')}</p>;
  if (reach.state !== 'ready')
    return <p className={styles.reach}>{texts(reach.state === 'failed' ? 'audience.reachLost' : 'audience.counting')}</p>;
  const { leftOutCount, leftOut } = reach.value;
  const more = leftOutCount - leftOut.length;
  return (
    <div className={styles.reach} aria-live="polite">
      {children(reach.value)}
      {leftOutCount > 0 && (
        <details>
          <summary>{texts('audience.notReached', { count: leftOutCount })}</summary>
          <ul>
            {leftOut.map(({ name, reason }) => (
              <li key={name}>
                {name} · {texts(`audience.reasons.${reason}`)}
              </li>
            ))}
            {more > 0 && <li>{texts('audience.more', { count: more })}</li>}
          </ul>
        </details>
      )}
    </div>
  );
}
