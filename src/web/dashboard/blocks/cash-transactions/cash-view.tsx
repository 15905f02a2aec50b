import { Download } from 'lucide-react';
import type { CashRow, CashTransactions } from '#contracts/datasets/transactions.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Money } from '../../figures/money.tsx';
import { ListFooter } from '../../lists/list-footer.tsx';
import { ListRanges } from '../../lists/list-ranges.tsx';
import { resourceAddress } from '../../report-address.ts';
import { type TableRow, Table } from '../../table/table.tsx';
import styles from '../../table/table.module.css';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { TransactionKind } from '../transactions/transaction-kind.tsx';
import { CashSums } from './cash-sums.tsx';

/** Every movement of cash, newest first, each with the balance after it. */
export function CashView({ shown, report }: BlockViewProps<CashTransactions>) {
  const texts = useTexts();
  const formats = useFormats();
  const isEmpty = shown.rows.length === 0;
  const columns = [
    { label: texts('transactions.date') },
    { label: texts('transactions.type'), isText: true },
    { label: texts('cash.what'), isText: true },
    { label: texts('cash.amount') },
    { label: texts('cash.balance') },
  ];
  return (
    <BlockFrame
      title={texts('cash.title')}
      text={texts('cash.text')}
      isFlush
      footer={!isEmpty && <ListFooter list={shown} report={report} />}
    >
      <div className={styles.toolbar}>
        <ListRanges range={shown.range} report={report} />
        <a
          className={buttonClass({ look: 'text', size: 'small' }, styles.push)}
          href={resourceAddress(report, 'cash-transactions.csv')}
          download
        >
          <Icon of={Download} size="small" />
          {texts('transactions.csv')}
        </a>
      </div>
      <CashSums cash={shown} />
      {isEmpty ? (
        <EmptyState title={texts('cash.empty')} text={texts('cash.emptyText')} />
      ) : (
        <Table name={texts('cash.title')} columns={columns} rows={shown.rows.map((row) => rowOf(row, formats.date(row.day)))} />
      )}
    </BlockFrame>
  );
}

function rowOf(row: CashRow, day: string): TableRow {
  const { id, amount, balance, currency, name, note } = row;
  const money = <Money amount={amount} currency={currency} isSigned />;
  const after = <Money amount={balance} currency={currency} />;
  return {
    key: id,
    cells: [day, <TransactionKind key="kind" row={row} />, name ?? note, money, after],
    figure: money,
    second: (
      <>
        <TransactionKind row={row} />
        {(name ?? note) && ` · ${name ?? note}`}
      </>
    ),
    secondFigure: after,
  };
}
