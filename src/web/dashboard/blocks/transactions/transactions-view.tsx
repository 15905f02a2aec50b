import { useTexts } from '../../../lib/texts.tsx';
import { BlockFrame } from '../block-frame.tsx';
import type { BlockViewProps } from '../block.tsx';
import type { ShownTransactions } from './select-transactions.ts';
import { TransactionsEmpty } from './transactions-empty.tsx';
import { TransactionsFooter } from './transactions-footer.tsx';
import { TransactionsList } from './transactions-list.tsx';
import { TransactionsSums } from './transactions-sums.tsx';
import { TransactionsTable } from './transactions-table.tsx';
import { TransactionsToolbar } from './transactions-toolbar.tsx';

export function TransactionsView({ shown, report }: BlockViewProps<ShownTransactions>) {
  const texts = useTexts();
  const isEmpty = shown.days.length === 0;
  return (
    <BlockFrame title={texts('transactions.title')} isFlush footer={!isEmpty && <TransactionsFooter shown={shown} report={report} />}>
      {shown.total > 0 && <TransactionsToolbar shown={shown} report={report} />}
      {isEmpty ? (
        <TransactionsEmpty shown={shown} report={report} />
      ) : (
        <>
          <TransactionsSums shown={shown} />
          <TransactionsTable days={shown.days} filled={shown.filled} />
          <TransactionsList days={shown.days} />
        </>
      )}
    </BlockFrame>
  );
}
