import { Clock } from 'lucide-react';
import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { Rate } from '../../figures/rate.tsx';
import styles from '../../table/table.module.css';
import type { HoldingsGroup } from './arrange-holdings.ts';
import { GroupLabel } from './group-label.tsx';
import { HoldingKind } from './holding-kind.tsx';
import { HoldingLink } from './holding-link.tsx';
import type { ShownHoldings } from './select-holdings.ts';

interface HoldingsListProps {
  readonly shown: ShownHoldings;
  readonly groups: readonly HoldingsGroup[];
}

/** The holdings on a phone: name and value, below them what it is and how it did. */
export function HoldingsList({ shown: { currency, total }, groups }: HoldingsListProps) {
  const texts = useTexts();
  return (
    <ul className={styles.list} aria-label={texts('holdings.title')}>
      <li className={styles.listTotal}>
        <span>{texts('holdings.total')}</span>
        <FigureView figure={total.value}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>
      </li>
      {groups.flatMap((group) => [
        <GroupItem key={`group ${group.name?.key ?? ''}`} group={group} currency={currency} />,
        ...group.rows.map((row) => <Item key={row.id} row={row} currency={currency} />),
      ])}
    </ul>
  );
}

function GroupItem({ group: { name, value, percent }, currency }: { readonly group: HoldingsGroup; readonly currency: string }) {
  const formats = useFormats();
  if (name === null) return null;
  return (
    <li className={styles.listGroup}>
      <span>
        <GroupLabel name={name} />
      </span>
      <span className={styles.right}>
        <FigureView figure={value}>{(amount) => <Money amount={amount} currency={currency} decimals={0} />}</FigureView>
        {percent !== null && <span className={styles.light}> · {formats.weight(percent)}</span>}
      </span>
    </li>
  );
}

function Item({ row, currency }: { readonly row: HoldingRow; readonly currency: string }) {
  const texts = useTexts();
  const formats = useFormats();
  const { price, value, gainRate, percent, type } = row;
  return (
    <li>
      <span>
        <HoldingLink row={row} />
      </span>
      <span className={styles.right}>
        <FigureView figure={value}>{(amount) => <Money amount={amount} currency={currency} />}</FigureView>
      </span>
      <span className={styles.second}>
        {price?.isStale ? (
          <Tag tone="warning" icon={Clock}>
            {texts('holdings.stale', { date: formats.date(price.day) })}
          </Tag>
        ) : (
          <HoldingKind row={row} currency={currency} />
        )}
      </span>
      <span className={`${styles.second} ${styles.right}`}>
        {gainRate.available && type !== 'Cash' && (
          <>
            <Rate fraction={gainRate.value} />
            {' · '}
          </>
        )}
        {percent !== null && (type === 'Cash' ? texts('holdings.ofTotal', { weight: formats.weight(percent) }) : formats.weight(percent))}
      </span>
    </li>
  );
}
