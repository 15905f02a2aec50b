import { Clock } from 'lucide-react';
import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { NotAvailable } from '../../../ui/not-available.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from '../../table/table.module.css';
import own from './holdings.module.css';

/** The price with its day; one older than its market wears a badge. Cash has none. */
export function HoldingPriceCell({ row: { type, price } }: { readonly row: HoldingRow }) {
  const texts = useTexts();
  const formats = useFormats();
  if (type === 'Cash') return null;
  if (!price) return <NotAvailable reason={texts('reasons.no-price')} isInline />;
  const day = formats.date(price.day);
  return (
    <>
      {formats.price(price.text, price.unit)}
      <span className={classNames(styles.second, own.onScreen)}>
        {price.isStale ? (
          <Tag tone="warning" icon={Clock}>
            {texts('holdings.stale', { date: day })}
          </Tag>
        ) : (
          day
        )}
      </span>
    </>
  );
}
