import type { Texts } from '#wording/texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Grid } from '../../table/grid.tsx';
import { type GridColumn, type GridLine, gridRows } from '../../table/grid-column.ts';
import { GridTools } from '../../table/grid-tools.tsx';
import styles from '../../table/table.module.css';
import type { ReportFrame } from '../block.tsx';
import { FundCard } from './fund-card.tsx';
import { fundCells } from './fund-cells.tsx';
import { fundFigures, type FundOrder, type ShownFund, type ShownFunds } from './select-funds.ts';
import own from './private-equity-holdings.module.css';

interface FundsGridProps {
  readonly shown: ShownFunds;
  readonly funds: readonly ShownFund[];
  readonly report: ReportFrame;
  readonly order: FundOrder;
  readonly onOrder: (order: FundOrder) => void;
}

/** The funds below their programme. */
export function FundsGrid({ shown: { total, currency }, funds, report, order, onOrder }: FundsGridProps) {
  const texts = useTexts();
  const { unit } = report;
  const name = texts('privateEquity.programme');
  const programme: GridLine<ShownFund> = {
    kind: 'total',
    key: 'programme',
    cells: { name, ...fundCells({ figures: total, currency, unit, report }) },
    card: <FundCard name={name} kind={null} figures={total} currency={currency} unit={unit} isTotal />,
  };
  const sortBy = (column: FundOrder['sort']) => ({
    order: order.sort === column ? order.order : null,
    by: () => onOrder(nextOrder(column, order)),
  });
  const columns = columnsOf({ texts, currency, unit, sortBy });
  return (
    <>
      <GridTools columns={columns} memory="funds" />
      <Grid
        name={texts('report.block.privateEquityHoldings')}
        columns={columns}
        lines={[programme, ...gridRows(funds, ({ id }) => id)]}
        renderCard={(fund) => (
          <FundCard name={fund.name} kind={<FundKind fund={fund} hasVintage />} figures={fund} currency={currency} unit={unit} />
        )}
        memory="funds"
        className={own.funds}
      />
    </>
  );
}

interface Around {
  readonly texts: Texts;
  readonly currency: string;
  readonly unit: 'm' | null;
  readonly sortBy: (column: FundOrder['sort']) => NonNullable<GridColumn<ShownFund>['sort']>;
}

function columnsOf({ texts, currency, unit, sortBy }: Around): GridColumn<ShownFund>[] {
  return [
    {
      id: 'name',
      label: texts('privateEquity.fund'),
      isName: true,
      sort: sortBy('name'),
      cell: (fund) => (
        <>
          {fund.name}
          <span className={styles.second}>
            <FundKind fund={fund} />
          </span>
        </>
      ),
    },
    { id: 'vintage', label: texts('privateEquity.vintage'), sort: sortBy('vintage'), cell: ({ vintage }) => vintage },
    ...fundFigures.map((id) => ({
      id,
      label: texts(`privateEquity.${id}`),
      sort: sortBy(id),
      className: id === 'tvpi' ? own.tvpi : undefined,
      cell: (fund: ShownFund) => fundCells({ figures: fund, currency, unit })[id],
    })),
  ];
}

/** A press on the head of the sorted column turns it round; another column begins from its natural end. */
function nextOrder(sort: FundOrder['sort'], before: FundOrder): FundOrder {
  if (before.sort === sort) return { sort, order: before.order === 'asc' ? 'desc' : 'asc' };
  return { sort, order: sort === 'name' ? 'asc' : 'desc' };
}

/** Shows the kind of a fund: its strategy and sub-strategy, its region and, on request, its vintage. */
function FundKind({ fund: { strategy, subStrategy, region, vintage }, hasVintage = false }: FundKindProps) {
  return [strategy, subStrategy, region, hasVintage ? vintage : null].filter(Boolean).join(' · ');
}

interface FundKindProps {
  readonly fund: ShownFund;
  readonly hasVintage?: boolean;
}
