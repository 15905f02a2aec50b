import type { CashTransactions } from '#contracts/datasets/transactions.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Money } from '../../figures/money.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from '../transactions/transactions.module.css';
import own from './cash.module.css';

const parts = ['opening', 'paidIn', 'paidOut', 'closing'] as const;

/** From the opening to the closing balance, a line for each currency. */
export function CashSums({ cash: { accounts } }: { readonly cash: CashTransactions }) {
  const texts = useTexts();
  const formats = useFormats();
  return accounts.map((account) => (
    <dl key={account.currency} className={styles.sums} aria-label={formats.currencyName(account.currency)}>
      {accounts.length > 1 && (
        <div className={own.currency}>
          <dt>{texts('transactions.currency')}</dt>
          <dd>{formats.currencyName(account.currency)}</dd>
        </div>
      )}
      {parts.map((part) => (
        <div key={part} className={classNames(own.amount, part === 'closing' && own.closing)}>
          <dt>{texts(`cash.${part}`)}</dt>
          <dd>
            <Money amount={account[part]} currency={account.currency} />
          </dd>
        </div>
      ))}
    </dl>
  ));
}
