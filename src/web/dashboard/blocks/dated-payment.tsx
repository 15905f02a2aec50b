import type { ReactNode } from 'react';
import type { Figure } from '#finance/figure.ts';
import type { IsoDate } from '#finance/iso-date.ts';
import { useFormats } from '../../lib/formats.tsx';
import { FigureView } from '../figures/figure-view.tsx';
import { Money } from '../figures/money.tsx';
import styles from './dated-payment.module.css';

interface DatedPaymentProps {
  readonly day: IsoDate;
  readonly name: string;
  /** Small below the name. */
  readonly note: ReactNode;
  /** In `currency`. */
  readonly amount: Figure;
  readonly currency: string;
  /** As it is paid, where that is in another currency. */
  readonly foreign: { readonly amount: number; readonly currency: string } | null;
}

/** A payment of a list: its day large, its name with a note, the amount in full, and in its own currency too where that is another. */
export function DatedPayment({ day, name, note, amount, currency, foreign }: DatedPaymentProps) {
  const formats = useFormats();
  return (
    <li className={styles.payment}>
      <time dateTime={day} className={styles.day}>
        <b>{Number(day.slice(8))}</b>
        <span>{formats.monthShort(day)}</span>
      </time>
      <span>
        {name}
        <span className={styles.second}>{note}</span>
      </span>
      <span className={styles.amount}>
        <FigureView figure={amount}>{(value) => <Money amount={value} currency={currency} />}</FigureView>
        {foreign && (
          <span className={styles.second}>
            <Money amount={foreign.amount} currency={foreign.currency} />
          </span>
        )}
      </span>
    </li>
  );
}
