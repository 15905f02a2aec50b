import type { ConcernedRow, WarnedTransaction } from '#contracts/reports/data-health.ts';
import type { FindingKind } from '#domain/data-health/finding.ts';
import { Form } from 'react-router';
import { FilledText } from '../../lib/filled-text.tsx';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './finding-item.module.css';
import { judgementKey } from './use-judgement-toasts.ts';

type WarnedTransactionsProps = Pick<ConcernedRow, 'warnings' | 'warningCount'> & { readonly kind: FindingKind; readonly portfolio: string };

/** The transactions of a portfolio that an import warned of: the number of each, and about what it would be. */
export function WarnedTransactions({ portfolio, warnings, warningCount, kind }: WarnedTransactionsProps) {
  const texts = useTexts();
  const formats = useFormats();
  const written = (number: string, { currency, own }: WarnedTransaction) => {
    if (kind === 'rate-differs') return texts('dataHealth.warningRate', { rate: formats.units(number), own, currency });
    return <span data-amount>{formats.money(number, currency)}</span>;
  };
  const others = warningCount - warnings.length;
  return (
    <ul className={styles.reports}>
      {warnings.map((warning) => (
        <li key={warning.transactionId}>
          <FilledText
            text={texts('dataHealth.warning', {
              what: [texts(`transactions.types.${warning.type}`), warning.symbol].filter(Boolean).join(' '),
              date: formats.date(warning.day),
            })}
            parts={{ recorded: written(warning.recorded, warning), expected: written(warning.expected, warning) }}
          />
          <SeenForm portfolio={portfolio} transaction={warning.transactionId} kind={kind} />
        </li>
      ))}
      {others > 0 && <li>{texts('dataHealth.moreWarnings', { count: others })}</li>}
    </ul>
  );
}

interface SeenFormProps {
  readonly portfolio: string;
  readonly transaction: string;
  readonly kind: FindingKind;
}

/** That the row is right, with a reason where someone gives one. */
function SeenForm({ portfolio, transaction, kind }: SeenFormProps) {
  const texts = useTexts();
  return (
    <details className={styles.seen}>
      <summary>{texts('dataHealth.markSeen')}</summary>
      <Form method="post" navigate={false} fetcherKey={judgementKey} className={styles.seenForm}>
        <input type="hidden" name="portfolio" value={portfolio} />
        <input type="hidden" name="transaction" value={transaction} />
        <input type="hidden" name="warning" value={kind} />
        <TextField label={texts('dataHealth.seenReason')} name="reason" maxLength={500} />
        <Button type="submit" name="intent" value="seen" size="small">
          {texts('dataHealth.confirmSeen')}
        </Button>
      </Form>
    </details>
  );
}
