import type { Analytics } from '#contracts/analytics.ts';
import { usageMeasures } from '#domain/activity/usage.ts';
import { daysBetween } from '#finance/iso-date.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import styles from './analytics.module.css';

/** Shows the sums of the period by kind of use, each with its change on as many days before, where those are kept. */
export function UsageTotals({
  analytics: { totals, before, span },
}: {
  readonly analytics: Pick<Analytics, 'totals' | 'before' | 'span'>;
}) {
  const texts = useTexts();
  const formats = useFormats();
  const days = daysBetween(span.from, span.to) + 1;
  return (
    <dl className={styles.totals} aria-label={texts('analytics.totals')}>
      {([...usageMeasures, 'total'] as const).map((measure) => {
        const earlier = before?.[measure] ?? 0;
        return (
          <div key={measure}>
            <dt>{texts(`analytics.measures.${measure}`)}</dt>
            <dd>{formats.count(totals[measure])}</dd>
            {earlier > 0 && (
              <dd className={styles.change}>
                {texts('analytics.change', { change: formats.percent(totals[measure] / earlier - 1), count: days })}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
