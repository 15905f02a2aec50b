import { useTexts } from '../../../lib/texts.tsx';
import { EmptyCell } from '../../table/empty-cell.tsx';
import { SortHeader } from '../../table/sort-header.tsx';
import styles from '../../table/table.module.css';
import { useGrid } from '../../table/use-grid.ts';
import type { ReportFrame } from '../block.tsx';
import { FundCells } from './fund-cells.tsx';
import { FundKind } from './fund-kind.tsx';
import { fundFigures, type FundOrder, type ShownFund, type ShownFunds } from './select-funds.ts';
import own from './private-equity-holdings.module.css';

interface FundTableProps {
  readonly shown: ShownFunds;
  readonly funds: readonly ShownFund[];
  readonly report: ReportFrame;
  readonly order: FundOrder;
  readonly onOrder: (order: FundOrder) => void;
}

/** The funds below their programme. */
export function FundTable({ shown: { total, currency }, funds, report, order, onOrder }: FundTableProps) {
  const texts = useTexts();
  const grid = useGrid();
  const sortable = (column: FundOrder['sort'], label: string) => (
    <SortHeader
      key={column}
      label={label}
      isText={column === 'name'}
      order={order.sort === column ? order.order : null}
      sort={() => onOrder(nextOrder(column, order))}
    />
  );
  return (
    <div className={styles.wide}>
      <table className={`${styles.table} ${own.funds}`} aria-label={texts('report.block.privateEquityHoldings')} {...grid}>
        <thead>
          <tr>
            {sortable('name', texts('privateEquity.fund'))}
            {sortable('vintage', texts('privateEquity.vintage'))}
            {fundFigures.map((figure) => sortable(figure, texts(`privateEquity.${figure}`)))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.total}>
            <th scope="row" className={styles.text}>
              {texts('privateEquity.programme')}
            </th>
            <EmptyCell />
            <FundCells figures={total} currency={currency} unit={report.unit} report={report} />
          </tr>
          {funds.map((fund) => (
            <tr key={fund.id}>
              <th scope="row" className={styles.text}>
                {fund.name}
                <span className={styles.second}>
                  <FundKind fund={fund} />
                </span>
              </th>
              <td>{fund.vintage}</td>
              <FundCells figures={fund} currency={currency} unit={report.unit} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A press on the head of the sorted column turns it round; another column begins from its natural end. */
function nextOrder(sort: FundOrder['sort'], before: FundOrder): FundOrder {
  if (before.sort === sort) return { sort, order: before.order === 'asc' ? 'desc' : 'asc' };
  return { sort, order: sort === 'name' ? 'asc' : 'desc' };
}
