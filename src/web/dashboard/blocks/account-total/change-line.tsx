import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import { namedPeriod, periodDetails } from '../../period-words.ts';
import { RateFigure } from '../../figures/rate-figure.tsx';
import type { ShownAccountTotal } from './select-account-total.ts';
import styles from './account-total.module.css';

/** `+71.267,18 € gain over one year, +4,09%`. */
export function ChangeLine({
  shown: { gain, rate, period, currency },
  asOf,
}: {
  readonly shown: ShownAccountTotal;
  readonly asOf: string;
}) {
  const texts = useTexts();
  const formats = useFormats();
  const over = texts(`performance.over.${namedPeriod(period, asOf)}`, periodDetails(period, formats));
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
