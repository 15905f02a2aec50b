import type { DisposalRow } from '#contracts/datasets/gains.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { SecurityLink } from '../../details/detail-link.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { SignedMoney } from '../../figures/signed-money.tsx';
import styles from '../../table/table.module.css';
import { disposalNote } from './disposal-note.ts';

/** A disposal on a phone. */
export function DisposalCard({ row, currency }: { readonly row: DisposalRow; readonly currency: string }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <>
      <span>
        <SecurityLink id={row.instrumentId}>{row.name}</SecurityLink>
      </span>
      <span className={styles.right}>
        <FigureView figure={row.gain}>{(amount) => <SignedMoney amount={amount} currency={currency} />}</FigureView>
      </span>
      <span className={styles.second}>{[formats.date(row.day), disposalNote(row, { texts, formats })].filter(Boolean).join(', ')}</span>
      <span className={`${styles.second} ${styles.right}`}>
        <FigureView figure={row.proceeds}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>
      </span>
    </>
  );
}
