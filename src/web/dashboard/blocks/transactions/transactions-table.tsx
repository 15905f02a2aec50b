import type { TransactionRow } from '#contracts/datasets/transactions.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Money } from '../../figures/money.tsx';
import styles from '../../table/table.module.css';
import { useGrid } from '../../table/use-grid.ts';
import { categoryName } from './category-name.ts';
import type { FilledColumns, TransactionDay } from './select-transactions.ts';
import { TransactionAmount } from './transaction-amount.tsx';
import own from './transactions.module.css';

interface TransactionsTableProps {
  readonly days: readonly TransactionDay[];
  readonly filled: FilledColumns;
}

/** The list on wide screens and paper: the day stands once, beside the first of its transactions. */
export function TransactionsTable({ days, filled }: TransactionsTableProps) {
  const texts = useTexts();
  const grid = useGrid();
  return (
    <div className={styles.wide}>
      <table className={styles.table} aria-label={texts('transactions.title')} {...grid}>
        <thead>
          <tr>
            <th scope="col" className={styles.text}>
              {texts('transactions.date')}
            </th>
            <th scope="col" className={styles.text}>
              {texts('transactions.type')}
            </th>
            <th scope="col" className={styles.text}>
              {texts('transactions.name')}
            </th>
            {filled.units && <th scope="col">{texts('transactions.units')}</th>}
            {filled.price && <th scope="col">{texts('transactions.price')}</th>}
            {filled.charges && <th scope="col">{texts('transactions.charges')}</th>}
            <th scope="col">{texts('transactions.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {days.flatMap(({ rows }) =>
            rows.map((row, index) => (
              <Row key={row.id} row={row} filled={filled} isFirst={index === 0} isLast={index === rows.length - 1} />
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly row: TransactionRow;
  readonly filled: FilledColumns;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function Row({ row, filled, isFirst, isLast }: RowProps) {
  const texts = useTexts();
  const formats = useFormats();
  const category = categoryName(row.category, texts);
  return (
    <tr className={isLast ? undefined : own.withNext}>
      <td className={styles.text}>
        <span className={isFirst ? undefined : 'sr'}>{formats.date(row.day)}</span>
      </td>
      <th scope="row" className={styles.text}>
        {texts(`transactions.types.${row.type}`)}
        {category && <span className={styles.second}>{category}</span>}
      </th>
      <td className={styles.text}>
        <span className={own.name}>{row.name ?? row.note}</span>
        {row.symbol && <span className={styles.second}>{row.symbol}</span>}
      </td>
      <TradeCells row={row} filled={filled} />
      <td>
        <TransactionAmount row={row} />
      </td>
    </tr>
  );
}

/** Units, price and costs of a trade, in the columns that are there. */
function TradeCells({ row, filled }: Pick<RowProps, 'row' | 'filled'>) {
  const formats = useFormats();
  const { units, price, priceUnit, currency } = row;
  return (
    <>
      {filled.units && <td>{units !== null && formats.units(units)}</td>}
      {filled.price && <td>{price !== null && formats.price(price, priceUnit ?? currency)}</td>}
      {filled.charges && (
        <td>
          <Costs row={row} />
        </td>
      )}
    </>
  );
}

/** Dealing costs inside the amount; below them the tax. */
function Costs({ row: { charges, tax, currency } }: { readonly row: TransactionRow }) {
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
