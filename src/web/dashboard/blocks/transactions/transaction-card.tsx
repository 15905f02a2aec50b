import type { ListedRow } from '#contracts/datasets/transactions.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Money } from '../../figures/money.tsx';
import { CorrectionLink } from '../../entries/correction-link.tsx';
import styles from '../../table/table.module.css';
import { TransactionAmount } from './transaction-amount.tsx';
import { TransactionKind } from './transaction-kind.tsx';

interface TransactionCardProps {
  readonly row: ListedRow;
  /** The portfolio's. */
  readonly currency: string;
  readonly isLedger: boolean;
}

/** A transaction on a phone. */
export function TransactionCard({ row, currency: own, isLedger }: TransactionCardProps) {
  const formats = useFormats();
  const texts = useTexts();
  const { name, note, units, price, priceUnit, currency, converted } = row;
  const title = name ?? note;
  return (
    <>
      <span>
        <CorrectionLink id={row.id} isLedger={isLedger}>
          {title ?? <TransactionKind row={row} />}
        </CorrectionLink>
      </span>
      <span className={styles.right}>
        <TransactionAmount row={row} />
        {currency !== own && converted !== null && converted !== 0 && (
          <span className={styles.second}>
            <Money amount={converted} currency={own} isSigned />
          </span>
        )}
      </span>
      {title && (
        <span className={styles.second}>
          <TransactionKind row={row} />
        </span>
      )}
      {units !== null && (
        <span className={`${styles.second} ${styles.right}`}>
          {price === null
            ? texts('transactions.unitsOnly', { units: formats.units(units) })
            : texts('transactions.unitsAt', { units: formats.units(units), price: formats.price(price, priceUnit ?? currency) })}
        </span>
      )}
    </>
  );
}
