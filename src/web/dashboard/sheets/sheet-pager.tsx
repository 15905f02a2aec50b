import { Pager } from '../../ui/pager.tsx';
import styles from './sheets.module.css';

interface SheetPagerProps {
  readonly sheet: { readonly count: number; readonly page: number; readonly pageSize: number };
  readonly hrefOf: (page: number) => string;
}

/** The way to the other pages of a sheet that has several. */
export function SheetPager({ sheet: { count, page, pageSize }, hrefOf }: SheetPagerProps) {
  if (count <= pageSize) return null;
  return (
    <span className={styles.push}>
      <Pager page={page} pages={Math.ceil(count / pageSize)} hrefOf={hrefOf} />
    </span>
  );
}
