import { Download } from 'lucide-react';
import { Fragment } from 'react';
import { useLocation } from 'react-router';
import type { HoldingData } from '#contracts/datasets/holding-data.ts';
import type { ListedRow } from '#contracts/datasets/transactions.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import type { ReportFrame } from '../blocks/block.tsx';
import { TransactionAmount } from '../blocks/transactions/transaction-amount.tsx';
import { TransactionKind } from '../blocks/transactions/transaction-kind.tsx';
import { CorrectionLink } from '../entries/correction-link.tsx';
import { resourceAddress } from '../report-address.ts';
import { type TableRow, Table } from '../table/table.tsx';
import table from '../table/table.module.css';
import { detailAddress } from './detail-address.ts';
import type { DetailProps } from './detail-drawer.tsx';
import styles from './details.module.css';

/** Lists the transactions of the holding, the newest first, one page at a time. */
export function HoldingTransactions({ data, detail, report }: DetailProps & { readonly data: HoldingData }) {
  const texts = useTexts();
  const formats = useFormats();
  const { search } = useLocation();
  const { count, page, pageSize, rows } = data.transactions;
  if (count === 0) return <EmptyState title={texts('transactions.emptyEver')} text={texts('details.noTransactionsText')} />;
  const before = (page - 1) * pageSize;
  const place = {
    first: formats.count(before + 1),
    last: formats.count(before + rows.length),
    count: formats.count(count),
    to: formats.date(data.asOf),
  };
  const columns = (['date', 'type', 'units', 'amount'] as const).map((column) => ({
    label: texts(`transactions.${column}`),
    isText: column === 'date' || column === 'type',
  }));
  return (
    <section>
      <h3 className={styles.heading}>
        {texts('transactions.title')}
        {report.portfolio && <TransactionsFile holding={detail.of} report={report} />}
      </h3>
      <Table
        look="dense"
        name={texts('transactions.title')}
        columns={columns}
        rows={rows.map((row) => transactionRow(row, { texts, formats, isLedger: report.ledger !== null }))}
      />
      <div className={styles.foot}>
        <span>{texts('transactions.footerAll', place)}</span>
        {count > pageSize && (
          <Pager
            page={page}
            pages={Math.ceil(count / pageSize)}
            hrefOf={(wanted) => detailAddress(search, { ...detail, part: 'transactions', rows: wanted })}
          />
        )}
      </div>
    </section>
  );
}

function TransactionsFile({ holding, report }: { readonly holding: string; readonly report: ReportFrame }) {
  const texts = useTexts();
  const query = { ...report.query, find: undefined, holding, transactions: 'all' } as const;
  return (
    <a
      className={buttonClass({ look: 'text', size: 'small' })}
      href={resourceAddress({ path: report.path, query }, 'transactions.csv')}
      download
    >
      <Icon of={Download} size="small" />
      {texts('transactions.csv')}
    </a>
  );
}

interface Around {
  readonly texts: Texts;
  readonly formats: Formats;
  readonly isLedger: boolean;
}

function transactionRow(row: ListedRow, { texts, formats, isLedger }: Around): TableRow {
  const { id, day, units, price, priceUnit, currency, impact } = row;
  return {
    key: id,
    cells: [
      formats.date(day),
      <Fragment key="type">
        <CorrectionLink id={id} isLedger={isLedger}>
          <TransactionKind row={row} />
        </CorrectionLink>
        {impact && <span className={table.second}>{texts(`transactions.impacts.${impact}`)}</span>}
      </Fragment>,
      units !== null && (
        <>
          {formats.units(units)}
          {price !== null && <span className={table.second}>{formats.price(price, priceUnit ?? currency)}</span>}
        </>
      ),
      <TransactionAmount key="amount" row={row} />,
    ],
  };
}
