import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Money } from '../../figures/money.tsx';
import type { ShownTransactions } from './select-transactions.ts';
import styles from './transactions.module.css';

/** Shows the sums of the period by the groups of the specification, without groups that have no transaction. */
export function TransactionsSums({ shown: { groups, currency } }: { readonly shown: ShownTransactions }) {
  const texts = useTexts();
  const formats = useFormats();
  if (groups.length === 0) return null;
  return (
    <dl className={styles.sums} aria-label={texts('transactions.groups')}>
      {groups.map(({ group, amount, count }) => (
        <div key={group}>
          <dt>
            {texts(`transactions.groupNames.${group}`)} <span className={styles.count}>{formats.count(count)}</span>
          </dt>
          <dd>
            <Money amount={amount} currency={currency} isSigned />
          </dd>
        </div>
      ))}
    </dl>
  );
}
