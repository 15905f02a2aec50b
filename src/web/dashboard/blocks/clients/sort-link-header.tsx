import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import type { ClientSort } from '#contracts/reports/report-choices.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { reportAddress } from '../../report-address.ts';
import type { BlockViewProps } from '../block.tsx';
import { firstOrder, type ShownClients } from './select-clients.ts';
import styles from './client-table.module.css';

const spoken = { asc: 'ascending', desc: 'descending' } as const;
const other = { asc: 'desc', desc: 'asc' } as const;

/** The heading of a column that sorts the list by it, and turns the order round when it already does. */
export function SortLinkHeader({ sort, label, isNumber, shown, report }: SortLinkHeaderProps) {
  const isSorted = shown.sort === sort;
  const order = isSorted ? other[shown.order] : firstOrder(sort);
  return (
    <th scope="col" className={isNumber ? styles.number : undefined} aria-sort={isSorted ? spoken[shown.order] : undefined}>
      <Link to={reportAddress(report, { sort, order })} className={classNames(styles.sort, isSorted && styles.sorted)} preventScrollReset>
        {label}
        {isSorted && <Icon of={shown.order === 'asc' ? ArrowUp : ArrowDown} size="tiny" />}
      </Link>
    </th>
  );
}

interface SortLinkHeaderProps extends BlockViewProps<ShownClients> {
  readonly sort: ClientSort;
  readonly label: string;
  readonly isNumber: boolean;
}
