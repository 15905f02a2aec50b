import type { ReactNode } from 'react';
import type { Figure } from '#finance/figure.ts';
import { useFormats } from '../../lib/formats.tsx';
import { usePaper } from '../../lib/paper.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { NotAvailable } from '../../ui/not-available.tsx';
import { reasonText } from './reason-text.ts';
import styles from './total-frame.module.css';

interface TotalFrameProps {
  readonly label: string;
  readonly total: Figure;
  readonly currency: string;
  /** The choice of the period; paper omits it. */
  readonly choice: ReactNode;
  /** The change of the total; shown only if there is a total. */
  readonly children: ReactNode;
}

/** The one amount that a page is about in large figures, what became of it, and the choice of the period. */
export function TotalFrame({ label, total, currency, choice, children }: TotalFrameProps) {
  const isPaper = usePaper();
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.label}>{label}</h2>
        <Total of={total} currency={currency} />
        {total.available && children}
      </div>
      {choice && !isPaper && <div className={styles.choice}>{choice}</div>}
    </div>
  );
}

function Total({ of: total, currency }: { readonly of: Figure; readonly currency: string }) {
  const texts = useTexts();
  const formats = useFormats();
  if (!total.available) return <NotAvailable reason={reasonText(total, texts)} />;
  const { major, minor, after } = formats.moneyParts(total.value, currency);
  return (
    <p className={styles.total}>
      <span data-amount>
        {major}
        <span className={styles.pence}>
          {minor}
          {after}
        </span>
      </span>
    </p>
  );
}
