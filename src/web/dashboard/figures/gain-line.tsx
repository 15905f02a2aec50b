import type { Figure } from '#finance/figure.ts';
import { useTexts } from '../../lib/texts.tsx';
import styles from './gain-line.module.css';
import { RateFigure } from './rate-figure.tsx';
import { reasonText } from './reason-text.ts';
import { SignedMoney } from './signed-money.tsx';

interface GainLineProps {
  readonly gain: Figure;
  /** Left out where it is not available. */
  readonly rate: Figure;
  readonly currency: string;
  /** Over which period, in words. */
  readonly over: string;
}

/** `+71.267,18 € gain over one year, +4,09%`. */
export function GainLine({ gain, rate, currency, over }: GainLineProps) {
  const texts = useTexts();
  if (!gain.available) return <p className={styles.change}>{reasonText(gain, texts)}</p>;
  return (
    <p className={styles.change}>
      <SignedMoney amount={gain.value} currency={currency} /> {texts(`accountTotal.${outcome(gain.value)}`, { over })}
      {rate.available && (
        <>
          {', '}
          <RateFigure figure={rate} />
        </>
      )}
    </p>
  );
}

function outcome(gain: number): 'gain' | 'loss' | 'nothing' {
  if (gain === 0) return 'nothing';
  return gain > 0 ? 'gain' : 'loss';
}
