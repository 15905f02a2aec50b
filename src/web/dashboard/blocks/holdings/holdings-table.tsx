import type { HoldingSort } from '#contracts/reports/report-choices.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { SortHeader } from '../../table/sort-header.tsx';
import styles from '../../table/table.module.css';
import { useGrid } from '../../table/use-grid.ts';
import { type HoldingsGroup, type HoldingsWish, sortBy } from './arrange-holdings.ts';
import { GroupRow, ItemRow, TotalRow } from './holdings-table-rows.tsx';
import type { ShownHoldings } from './select-holdings.ts';
import own from './holdings.module.css';

interface HoldingsTableProps {
  readonly shown: ShownHoldings;
  readonly groups: readonly HoldingsGroup[];
  readonly wish: HoldingsWish;
  /** The address of the page with another wish. */
  readonly hrefOf: (part: Partial<HoldingsWish>) => string;
}

export function HoldingsTable({ shown, groups, wish, hrefOf }: HoldingsTableProps) {
  const texts = useTexts();
  const grid = useGrid();
  const { currency, total } = shown;
  const sortable = (column: HoldingSort, label: string) => (
    <SortHeader
      label={label}
      isText={column === 'name'}
      className={column === 'cost' ? own.onScreen : undefined}
      order={wish.sort === column ? wish.order : null}
      sort={hrefOf(sortBy(column, wish))}
    />
  );
  return (
    <div className={styles.wide}>
      <table className={styles.table} aria-label={texts('holdings.title')} {...grid}>
        <thead>
          <tr>
            {sortable('name', texts('holdings.holding'))}
            <th scope="col">{texts('holdings.units')}</th>
            <th scope="col">{texts('holdings.price')}</th>
            {sortable('value', texts('holdings.value'))}
            {sortable('weight', texts('holdings.weight'))}
            {sortable('cost', texts('holdings.cost'))}
            {sortable('gain', texts('holdings.gain'))}
            <th scope="col" className={own.onScreen}>
              {texts('holdings.oneYear')}
            </th>
          </tr>
        </thead>
        <tbody>
          <TotalRow total={total} currency={currency} />
          {groups.map((group) => (
            <Group key={group.name?.key} group={group} currency={currency} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Group({ group, currency }: { readonly group: HoldingsGroup; readonly currency: string }) {
  const isGrouped = group.name !== null;
  return (
    <>
      {isGrouped && <GroupRow group={group} currency={currency} />}
      {group.rows.map((row) => (
        <ItemRow key={row.id} row={row} currency={currency} isIndented={isGrouped} />
      ))}
    </>
  );
}
