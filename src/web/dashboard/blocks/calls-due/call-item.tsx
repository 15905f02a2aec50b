import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import type { ShownCall } from './select-calls.ts';
import styles from './calls-due.module.css';

interface CallItemProps {
  readonly call: ShownCall;
  readonly currency: string;
}

/** One announced call: its day large, the fund with what the notice said, the amount to be paid in full, in the fund's currency too where that is another. */
export function CallItem({ call, currency }: CallItemProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { day, fund, note, inDays, amount, asked, askedIn, isForeign } = call;
  const when = dueWords(inDays, texts);
  return (
    <li className={styles.call}>
      <time dateTime={day} className={styles.day}>
        <b>{Number(day.slice(8))}</b>
        <span>{formats.monthShort(day)}</span>
      </time>
      <span className={styles.fund}>
        {fund}
        <span className={styles.second}>{note ? `${note} · ${when}` : when}</span>
      </span>
      <span className={styles.amount}>
        <FigureView figure={amount}>{(value) => <Money amount={value} currency={currency} />}</FigureView>
        {isForeign && (
          <span className={styles.second}>
            <Money amount={asked} currency={askedIn} />
          </span>
        )}
      </span>
    </li>
  );
}

function dueWords(days: number, texts: Texts): string {
  if (days > 0) return texts('privateEquity.inDays', { count: days });
  return texts(days === 0 ? 'privateEquity.dueToday' : 'privateEquity.dueSince');
}
