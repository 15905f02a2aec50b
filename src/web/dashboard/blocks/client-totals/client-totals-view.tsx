import type { ReactNode } from 'react';
import type { Formats } from '#wording/formats.ts';
import { FilledText } from '../../../lib/filled-text.tsx';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { NotAvailable } from '../../../ui/not-available.tsx';
import { RateFigure } from '../../figures/rate-figure.tsx';
import { reasonText } from '../../figures/reason-text.ts';
import type { BlockViewProps } from '../block.tsx';
import type { ShownTotal } from './select-totals.ts';
import styles from './client-totals-view.module.css';

/** The five figures side by side, hairlines between them. */
export function ClientTotalsView({ shown }: BlockViewProps<readonly ShownTotal[]>) {
  const texts = useTexts();
  return (
    <section className={styles.card} aria-label={texts('overview.totals')}>
      <dl className={styles.strip}>
        {shown.map((each) => (
          <div key={each.total} className={styles.total}>
            <dt className={styles.name}>{texts(`overview.${each.total}`)}</dt>
            <dd className={styles.figure}>
              <Value of={each} />
            </dd>
            <dd className={styles.note}>
              <Note of={each} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Value({ of: total }: { readonly of: ShownTotal }) {
  const texts = useTexts();
  const formats = useFormats();
  if (!total.value.available) return <NotAvailable isInline reason={reasonText(total.value, texts)} />;
  const text = written(formats, total, total.value.value);
  return 'currency' in total ? <span data-amount>{text}</span> : text;
}

function written(formats: Formats, total: ShownTotal, value: number): string {
  if (total.total === 'netFlows') return formats.signedCompactMoney(value, total.currency);
  if ('currency' in total) return formats.compactMoney(value, total.currency);
  return total.total === 'aheadOfBenchmark' ? formats.share(value) : formats.count(value);
}

function Note({ of: total }: { readonly of: ShownTotal }): ReactNode {
  const texts = useTexts();
  const formats = useFormats();
  if (total.total === 'assets')
    return total.change && <FilledText text={texts('overview.thisYear')} parts={{ rate: <RateFigure figure={total.change} /> }} />;
  if (total.total === 'netFlows') {
    const amount = (value: number) => <span data-amount>{formats.compactMoney(value, total.currency)}</span>;
    return <FilledText text={texts('overview.inAndOut')} parts={{ paidIn: amount(total.paidIn), paidOut: amount(total.paidOut) }} />;
  }
  if (total.total === 'commitment') {
    if (!total.called.available) return null;
    const called = <span data-amount>{formats.compactMoney(total.called.value, total.currency)}</span>;
    return <FilledText text={texts('overview.called')} parts={{ called }} />;
  }
  return texts(`overview.note.${total.total}`);
}
