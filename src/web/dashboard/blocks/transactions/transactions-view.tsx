import { useTexts } from '../../../lib/texts.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockViewProps } from '../block.tsx';
import type { ShownTransactions } from './select-transactions.ts';
import { ListEmpty } from '../../lists/list-empty.tsx';
import { TransactionsFooter } from './transactions-footer.tsx';
import { TransactionsGrid } from './transactions-grid.tsx';
import { TransactionsSums } from './transactions-sums.tsx';
import { TransactionsToolbar } from './transactions-toolbar.tsx';

export function TransactionsView({ shown, report }: BlockViewProps<ShownTransactions>) {
  const texts = useTexts();
  const isEmpty = shown.days.length === 0;
  return (
    <BlockFrame title={texts('transactions.title')} isFlush footer={!isEmpty && <TransactionsFooter shown={shown} report={report} />}>
      {shown.total > 0 && <TransactionsToolbar shown={shown} report={report} />}
      {isEmpty ? (
        <ListEmpty of="transactions" total={shown.total} report={report} />
      ) : (
        <TransactionsGrid days={shown.days} filled={shown.filled} currency={shown.currency} isLedger={report.ledger !== null}>
          <TransactionsSums shown={shown} />
        </TransactionsGrid>
      )}
    </BlockFrame>
  );
}
