import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { reportAddress } from '../report-address.ts';

interface ListEmptyProps {
  readonly of: 'transactions' | 'contractNotes';
  /** The number of records in all periods. */
  readonly total: number;
  readonly report: ReportFrame;
}

/** None at all, none in the period, or none that matches: what to do in each case. */
export function ListEmpty({ of, total, report }: ListEmptyProps) {
  const texts = useTexts();
  const formats = useFormats();
  if (total === 0) return <EmptyState title={texts(`${of}.emptyEver`)} text={texts(`${of}.emptyEverText`)} />;
  const title = report.query.find ? texts('transactions.none', { find: report.query.find }) : texts(`${of}.empty`);
  const all = reportAddress(report, { transactions: 'all', find: undefined });
  return (
    <EmptyState title={title} text={texts('transactions.emptyText', { total: formats.count(total) })}>
      <LinkButton size="small" to={all} preventScrollReset>
        {texts('transactions.showAll')}
      </LinkButton>
    </EmptyState>
  );
}
