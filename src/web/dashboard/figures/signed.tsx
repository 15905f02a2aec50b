import type { ReactNode } from 'react';
import styles from './signed.module.css';

/** Gains and losses in their colour; the sign is in the text, for those who do not see colours. */
export function Signed({ value, children }: { readonly value: number; readonly children: ReactNode }) {
  return <span className={toneClass(value)}>{children}</span>;
}

function toneClass(value: number): string | undefined {
  if (value > 0) return styles.positive;
  return value < 0 ? styles.negative : undefined;
}
