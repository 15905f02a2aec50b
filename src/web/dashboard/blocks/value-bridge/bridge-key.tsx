import { useTexts } from '../../../lib/texts.tsx';
import type { BridgeBar } from './bridge-bars.ts';
import styles from './value-bridge.module.css';

interface BridgeKeyProps {
  readonly bars: readonly BridgeBar[];
  readonly payments: string;
}

/** Explains the colours of the bars that occur. */
export function BridgeKey({ bars, payments }: BridgeKeyProps) {
  const texts = useTexts();
  const has = (...kinds: readonly BridgeBar['kind'][]) => bars.some(({ kind, amount }) => amount !== 0 && kinds.includes(kind));
  return (
    <ul className={styles.key}>
      {has('in', 'out') && <li data-kind="in">{payments}</li>}
      {has('gain') && <li data-kind="gain">{texts('valueBridge.key.gain')}</li>}
      {has('loss') && <li data-kind="loss">{texts('valueBridge.key.loss')}</li>}
    </ul>
  );
}
