import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../lib/formats.tsx';
import { useTexts } from '../lib/texts.tsx';
import { NotAvailable } from '../ui/not-available.tsx';
import styles from './signed-rate.module.css';

/** A gain, loss or return with its sign, in the colour of it; a dash that tells the reason where there is none. */
export function SignedRate({ figure }: { readonly figure: Figure }) {
  const texts = useTexts();
  const formats = useFormats();
  if (!figure.available) return <NotAvailable isInline reason={texts(`reasons.${figure.reason}`)} />;
  return <span className={signClass(figure.value)}>{formats.percent(figure.value)}</span>;
}

/** The class in the colour of a gain or a loss; none for nothing. */
export function signClass(value: number): string | undefined {
  if (value === 0) return undefined;
  return value > 0 ? styles.gain : styles.loss;
}
