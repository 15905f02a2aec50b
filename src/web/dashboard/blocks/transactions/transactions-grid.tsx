import { type ReactNode, useMemo } from 'react';
import type { ListedRow, TransactionRow } from '#contracts/datasets/transactions.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Money } from '../../figures/money.tsx';
import { Grid } from '../../table/grid.tsx';
import type { GridColumn, GridLine } from '../../table/grid-column.ts';
import { GridTools } from '../../table/grid-tools.tsx';
import styles from '../../table/table.module.css';
import { categoryName } from './category-name.ts';
import type { FilledColumns, TransactionDay } from './select-transactions.ts';
import { SecurityLink } from '../../details/detail-link.tsx';
import { CorrectionLink } from '../../entries/correction-link.tsx';
import { TransactionAmount } from './transaction-amount.tsx';
import { TransactionCard } from './transaction-card.tsx';
import own from './transactions.module.css';

/** A transaction, and whether it is the first of its day. */
interface PlacedRow {
  readonly row: ListedRow;
  readonly isFirst: boolean;
}

interface TransactionsGridProps {
  readonly days: readonly TransactionDay[];
  readonly filled: FilledColumns;
  /** The portfolio's. */
  readonly currency: string;
  /** True when the reader may correct the records. */
  readonly isLedger: boolean;
  /** Stands beside the choice of columns. */
  readonly children: ReactNode;
}

/** The day stands once, beside the first of its transactions; on a phone above them. */
export function TransactionsGrid({ days, filled, currency, isLedger, children }: TransactionsGridProps) {
  const texts = useTexts();
  const formats = useFormats();
  const columns = useMemo(() => columnsOf({ filled, currency, isLedger, texts, formats }), [filled, currency, isLedger, texts, formats]);
  const lines = useMemo(() => days.flatMap((day) => linesOf(day, formats)), [days, formats]);
  return (
    <>
      <GridTools columns={columns} memory="transactions">
        {children}
      </GridTools>
      <Grid
        name={texts('transactions.title')}
        columns={columns}
        lines={lines}
        renderCard={({ row }) => <TransactionCard row={row} currency={currency} isLedger={isLedger} />}
        memory="transactions"
      />
    </>
  );
}

function linesOf({ day, rows }: TransactionDay, formats: Formats): GridLine<PlacedRow>[] {
  return [
    { kind: 'heading', key: day, card: formats.dateLong(day) },
    ...rows.map(
      (row, index) =>
        ({
          kind: 'row',
          key: row.id,
          row: { row, isFirst: index === 0 },
          look: index === rows.length - 1 ? undefined : own.withNext,
        }) as const,
    ),
  ];
}

interface Around {
  readonly filled: FilledColumns;
  readonly currency: string;
  readonly isLedger: boolean;
  readonly texts: Texts;
  readonly formats: Formats;
}

function columnsOf({ filled, currency, isLedger, texts, formats }: Around): GridColumn<PlacedRow>[] {
  return [
    {
      id: 'date',
      label: texts('transactions.date'),
      isText: true,
      cell: ({ row, isFirst }) => <span className={isFirst ? undefined : 'sr'}>{formats.date(row.day)}</span>,
    },
    {
      id: 'type',
      label: texts('transactions.type'),
      isName: true,
      cell: ({ row: { id, type, category } }) => {
        const name = categoryName(category, texts);
        return (
          <>
            <CorrectionLink id={id} isLedger={isLedger}>
              {texts(`transactions.types.${type}`)}
            </CorrectionLink>
            {name && <span className={styles.second}>{name}</span>}
          </>
        );
      },
    },
    {
      id: 'name',
      label: texts('transactions.name'),
      isText: true,
      cell: ({ row: { instrumentId, name, note, symbol } }) => (
        <>
          <span className={own.name}>
            <SecurityLink id={instrumentId}>{name ?? note}</SecurityLink>
          </span>
          {symbol && <span className={styles.second}>{symbol}</span>}
        </>
      ),
    },
    ...tradeColumns(texts, formats).filter(({ id }) => filled[id]),
    { id: 'amount', label: texts('transactions.amount'), cell: ({ row }) => <TransactionAmount row={row} /> },
    ...(filled.converted ? [convertedColumn(currency, texts)] : []),
  ];
}

/** The amount in the portfolio's currency, where any of the rows is in another. */
function convertedColumn(currency: string, texts: Texts): GridColumn<PlacedRow> {
  return {
    id: 'converted',
    label: `${texts('transactions.amount')} (${currency})`,
    cell: ({ row: { converted } }) =>
      converted === 0 || converted === null ? (
        <span className={styles.light}>–</span>
      ) : (
        <Money amount={converted} currency={currency} isSigned />
      ),
  };
}

/** Units, price and costs of a trade, where any of the rows has them. */
function tradeColumns(
  texts: Texts,
  formats: Formats,
): (GridColumn<PlacedRow> & { readonly id: Exclude<keyof FilledColumns, 'converted'> })[] {
  return [
    { id: 'units', label: texts('transactions.units'), cell: ({ row: { units } }) => units !== null && formats.units(units) },
    {
      id: 'price',
      label: texts('transactions.price'),
      cell: ({ row: { price, priceUnit, currency } }) => price !== null && formats.price(price, priceUnit ?? currency),
    },
    { id: 'charges', label: texts('transactions.charges'), cell: ({ row }) => <TransactionCosts row={row} /> },
  ];
}

/** Dealing costs inside the amount; below them the tax. */
function TransactionCosts({ row: { charges, tax, currency } }: { readonly row: TransactionRow }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <>
      {Number(charges) !== 0 && <Money amount={charges} currency={currency} />}
      {Number(tax) !== 0 && (
        <span className={styles.second} data-amount>
          {texts('transactions.withTax', { amount: formats.money(tax, currency) })}
        </span>
      )}
    </>
  );
}
