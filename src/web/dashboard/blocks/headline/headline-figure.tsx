import { useFormats } from '../../../lib/formats.tsx';
import { Money } from '../../figures/money.tsx';
import { Rate } from '../../figures/rate.tsx';
import { Signed } from '../../figures/signed.tsx';
import styles from './headline.module.css';
import type { HeadlineItem } from './select-headline.ts';

interface HeadlineFigureProps {
  readonly item: HeadlineItem;
  readonly value: number;
  readonly unit: 'm' | null;
}

/** From this size on, pence of gains, income and charges say nothing. */
const withoutPence = 1000;

/** One headline figure by its kind: the value with its pence set small, the others without. */
export function HeadlineFigure({ item: { id, kind, isSigned, currency }, value, unit }: HeadlineFigureProps) {
  const formats = useFormats();
  if (kind === 'multiple') return formats.multiple(value);
  if (kind === 'percent') return isSigned ? <Rate fraction={value} /> : formats.share(value);
  if (id === 'value') return <TotalValue amount={value} currency={currency} unit={unit} />;
  const decimals = Math.abs(value) >= withoutPence && !unit ? ({ decimals: 0 } as const) : {};
  const money = <Money amount={value} currency={currency} unit={unit} isSigned={isSigned} {...decimals} />;
  return isSigned ? <Signed value={value}>{money}</Signed> : money;
}

function TotalValue({ amount, currency, unit }: { readonly amount: number; readonly currency: string; readonly unit: 'm' | null }) {
  const { major, minor, after } = useFormats().moneyParts(amount, currency, { unit });
  return (
    <span data-amount>
      {major}
      {minor ? <span className={styles.minor}>{minor + after}</span> : after}
    </span>
  );
}
