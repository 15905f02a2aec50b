import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChartTools } from '../../chart-tools.tsx';
import { FigureView } from '../../figures/figure-view.tsx';
import { Money } from '../../figures/money.tsx';
import { Sentence } from '../../figures/sentence.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { CallItem } from './call-item.tsx';
import { CallTimeline } from './call-timeline.tsx';
import { callRows } from './call-rows.ts';
import type { ShownCalls } from './select-calls.ts';
import styles from './calls-due.module.css';

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
