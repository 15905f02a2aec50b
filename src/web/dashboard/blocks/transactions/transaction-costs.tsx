import type { TransactionRow } from '#contracts/datasets/transactions.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Money } from '../../figures/money.tsx';
import styles from '../../table/table.module.css';

/** Dealing costs inside the amount; below them the tax. */
export function TransactionCosts({ row: { charges, tax, currency } }: { readonly row: TransactionRow }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <>
      {Number(charges) !== 0 && <Money amount={charges} currency={currency} />}
      {Number(tax) !== 0 && (
        <span className={styles.second} data-amount>
          {texts('transactions.withTax', { amount: formats.money(tax, currency) })}
        </span>
      )}
    </>
  );
}
