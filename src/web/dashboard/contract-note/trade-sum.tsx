import type { ContractNote } from '#contracts/datasets/transactions.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Money } from '../figures/money.tsx';
import styles from './contract-note.module.css';

/** From the value of the securities over charges and tax to what was paid or received. */
export function TradeSum({ note: { side, consideration, charges, tax, total, currency } }: { readonly note: ContractNote }) {
  const texts = useTexts();
  const isPurchase = side === 'Purchase';
  const lines = [
    { label: texts('contractNotes.consideration'), amount: consideration },
    { label: texts(isPurchase ? 'contractNotes.plusCharges' : 'contractNotes.lessCharges'), amount: charges },
    { label: texts(isPurchase ? 'contractNotes.plusTax' : 'contractNotes.lessTax'), amount: tax },
  ];
  return (
    <table className={styles.sum}>
      <tbody>
        {lines.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <Money amount={amount} currency={currency} />
            </td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">{texts(isPurchase ? 'contractNotes.paid' : 'contractNotes.received')}</th>
          <td>
            <Money amount={total} currency={currency} />
          </td>
        </tr>
      </tbody>
    </table>
  );
}
