import type { TransactionRow } from '#contracts/datasets/transactions.ts';
import { Money } from '../../figures/money.tsx';
import styles from '../../table/table.module.css';

/** The effect on cash with its sign; what moves no cash has a dash. */
export function TransactionAmount({ row: { amount, currency } }: { readonly row: TransactionRow }) {
  if (Number(amount) === 0) return <span className={styles.light}>–</span>;
  return <Money amount={amount} currency={currency} isSigned />;
}
