import type { ConcernedRow, WarnedTransaction } from '#contracts/reports/data-health.ts';
import type { FindingKind } from '#domain/data-health/finding.ts';
import { FilledText } from '../../lib/filled-text.tsx';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import styles from './finding-item.module.css';

type WarnedTransactionsProps = Pick<ConcernedRow, 'warnings' | 'warningCount'> & { readonly kind: FindingKind };

/** The transactions of a portfolio that an import warned of: the number of each, and about what it would be. */
export function WarnedTransactions({ warnings, warningCount, kind }: WarnedTransactionsProps) {
  const texts = useTexts();
  const formats = useFormats();
  const written = (number: string, { currency, own }: WarnedTransaction) => {
    if (kind === 'rate-differs') return texts('dataHealth.warningRate', { rate: formats.units(number), own, currency });
    return <span data-amount>{formats.money(number, currency)}</span>;
  };
  const others = warningCount - warnings.length;
  return (
    <ul className={styles.reports}>
      {warnings.map((warning, at) => (
        <li key={at}>
          <FilledText
            text={texts('dataHealth.warning', {
              what: [texts(`transactions.types.${warning.type}`), warning.symbol].filter(Boolean).join(' '),
              date: formats.date(warning.day),
            })}
            parts={{ recorded: written(warning.recorded, warning), expected: written(warning.expected, warning) }}
          />
        </li>
      ))}
      {others > 0 && <li>{texts('dataHealth.moreWarnings', { count: others })}</li>}
    </ul>
  );
}
