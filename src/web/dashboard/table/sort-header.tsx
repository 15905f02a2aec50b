import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { usePaper } from '../../lib/paper.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './table.module.css';

interface SortHeaderProps {
  readonly label: string;
  /** Null when the table is sorted by another column. */
  readonly order: 'asc' | 'desc' | null;
  readonly isText?: boolean;
  readonly className?: string | undefined;
  /** The function or the address on the same page that sorts. */
  readonly sort: (() => void) | string;
}

/** The head of a column that can be sorted; the arrow stands only at the sorted one. On paper there is nothing to press. */
export function SortHeader({ label, order, isText = false, className, sort }: SortHeaderProps) {
  const texts = useTexts();
  const classes = classNames(isText && styles.text, className);
  if (usePaper())
    return (
      <th scope="col" className={classes}>
        {label}
      </th>
    );
  const common = { className: styles.sort, title: texts('holdings.sortBy', { column: label }) };
  const words = (
    <>
      {label}
      {order && <Icon of={order === 'asc' ? ArrowUp : ArrowDown} size="tiny" />}
    </>
  );
  return (
    <th scope="col" className={classes} aria-sort={order ? sortWords[order] : undefined} data-sorted={order !== null || undefined}>
      {typeof sort === 'string' ? (
        <Link {...common} to={sort} preventScrollReset replace>
          {words}
        </Link>
      ) : (
        <button {...common} type="button" onClick={sort}>
          {words}
        </button>
      )}
    </th>
  );
}

const sortWords = { asc: 'ascending', desc: 'descending' } as const;
