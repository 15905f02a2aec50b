import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { reportAddress } from '../../report-address.ts';
import type { ReportFrame } from '../block.tsx';
import type { ShownTransactions } from './select-transactions.ts';

interface TransactionsEmptyProps {
  readonly shown: ShownTransactions;
  readonly report: ReportFrame;
}

/** None at all, none in the period, or none that matches: what to do in each case. */
export function TransactionsEmpty({ shown: { total }, report }: TransactionsEmptyProps) {
  const texts = useTexts();
  const formats = useFormats();
  if (total === 0) return <EmptyState title={texts('transactions.emptyEver')} text={texts('transactions.emptyEverText')} />;
  const title = report.query.find ? texts('transactions.none', { find: report.query.find }) : texts('transactions.empty');
  const all = reportAddress(report, { transactions: 'all', find: undefined });
  return (
    <EmptyState title={title} text={texts('transactions.emptyText', { total: formats.count(total) })}>
      <LinkButton size="small" to={all} preventScrollReset>
        {texts('transactions.showAll')}
      </LinkButton>
    </EmptyState>
  );
}
