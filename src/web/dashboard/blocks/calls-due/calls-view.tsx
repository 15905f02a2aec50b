import type { Texts } from '#wording/texts.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { Sentence } from '../../figures/sentence.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { DatedPayment } from '../dated-payment.tsx';
import { useFormats } from '../../../lib/formats.tsx';
import { callRows } from './call-rows.ts';
import type { ShownCalls, ShownCall } from './select-calls.ts';
import styles from './calls-due.module.css';

const largestDot = 24;
const smallestDot = 10;

/** The calls of the next three months, the next one first. */
export function CallsView({ shown, report: { unit, asOf } }: BlockViewProps<ShownCalls>) {
  const texts = useTexts();
  const title = texts('privateEquity.callsDue', { days: shown.days });
  const asKnown = shown.isPast && <span>{texts('privateEquity.callsAsKnown')}</span>;
  if (shown.calls.length === 0)
    return (
      <BlockFrame title={title} footer={asKnown}>
        <EmptyState title={texts('privateEquity.noCalls')} text={texts('privateEquity.noCallsText')} />
      </BlockFrame>
    );
  const { currency, total, unfundedAfter } = shown;
  const text = (
    <>
      <FigureView figure={total}>
        {(amount) => (
          <Sentence parts={{ amount: <Money amount={amount} currency={currency} /> }}>
            {(marks) => texts('privateEquity.dueInAll', marks)}
          </Sentence>
        )}
      </FigureView>{' '}
      {unfundedAfter.available && (
        <Sentence parts={{ amount: <Money amount={unfundedAfter.value} currency={currency} unit={unit} /> }}>
          {(marks) => texts('privateEquity.unfundedAfter', marks)}
        </Sentence>
      )}
    </>
  );
  return (
    <BlockFrame
      title={title}
      text={text}
      tools={<ChartTools fileName={`${title} ${asOf}`} table={() => callRows(shown, texts)} />}
      footer={asKnown}
    >
      <CallTimeline shown={shown} />
      <ul className={styles.calls}>
        {shown.calls.map((call) => (
          <CallItem key={call.id} call={call} currency={currency} />
        ))}
      </ul>
    </BlockFrame>
  );
}

interface CallItemProps {
  readonly call: ShownCall;
  readonly currency: string;
}

/** One announced call with what the notice said, the amount to be paid in full. */
function CallItem({ call, currency }: CallItemProps) {
  const { day, fund, note, inDays, amount, asked, askedIn, isForeign } = call;
  const when = dueWords(inDays, useTexts());
  const foreign = isForeign ? { amount: asked, currency: askedIn } : null;
  return <DatedPayment {...{ day, name: fund, note: note ? `${note} · ${when}` : when, amount, currency, foreign }} />;
}

function dueWords(days: number, texts: Texts): string {
  if (days > 0) return texts('privateEquity.inDays', { count: days });
  return texts(days === 0 ? 'privateEquity.dueToday' : 'privateEquity.dueSince');
}

/** The next three months as a line with a dot a call, as large as the call. The list below says the same in words. */
function CallTimeline({ shown: { calls, months } }: { readonly shown: ShownCalls }) {
  const formats = useFormats();
  return (
    <div className={styles.timeline} aria-hidden>
      {months.map(({ day, at }) => (
        <span key={day} className={styles.month} style={{ left: `${at * 100}%` }}>
          {formats.monthShort(day)}
        </span>
      ))}
      {calls.map(({ id, at, size }) => {
        const width = smallestDot + (largestDot - smallestDot) * Math.sqrt(size);
        return <span key={id} className={styles.dot} style={{ left: `${at * 100}%`, width, height: width }} />;
      })}
    </div>
  );
}
