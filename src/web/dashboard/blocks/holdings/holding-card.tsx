import { Clock } from 'lucide-react';
import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { Rate } from '../../figures/rate.tsx';
import styles from '../../table/table.module.css';
import { HoldingKind } from './holding-kind.tsx';
import { HoldingLink } from './holding-link.tsx';

/** A holding on a phone: name and value, below them what it is and how it did. */
export function HoldingCard({ row, currency }: { readonly row: HoldingRow; readonly currency: string }) {
  const texts = useTexts();
  const formats = useFormats();
  const { price, value, gainRate, percent, type } = row;
  return (
    <>
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
    </>
  );
}
