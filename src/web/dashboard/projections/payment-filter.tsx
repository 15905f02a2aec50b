import type { PlannedFund } from '#contracts/reports/projections.ts';
import type { PaymentDraft } from '#domain/projection/planned-payment.ts';
import { useTexts } from '../../lib/texts.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { fundText } from './fund-text.ts';
import { fundChoices, ofNoFund } from './payment-filter-choice.ts';
import styles from './planned-payments.module.css';

interface PaymentFilterProps {
  readonly drafts: readonly PaymentDraft[];
  readonly funds: readonly PlannedFund[];
  /** The fund of which payments are shown; blank for all. */
  readonly value: string;
  readonly onChange: (fund: string) => void;
}

/** Shows the payments of one fund, where they name several. */
export function PaymentFilter({ drafts, funds, value, onChange }: PaymentFilterProps) {
  const texts = useTexts();
  const choices = fundChoices(drafts);
  if (choices.length < 2) return null;
  const nameOf = (choice: string) => {
    const fund = funds.find(({ id }) => id === choice);
    return fund ? fundText(fund, texts) : choice;
  };
  return (
    <div className={styles.filter}>
      <SelectField
        label={texts('projections.payments.filter')}
        all={texts('projections.payments.allFunds')}
        value={choices.includes(value) ? value : ''}
        options={choices.map((choice) => ({
          value: choice,
          label: choice === ofNoFund ? texts('projections.payments.ofAccount') : nameOf(choice),
        }))}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
