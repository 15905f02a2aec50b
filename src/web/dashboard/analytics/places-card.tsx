import type { Analytics } from '#contracts/analytics.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './analytics.module.css';

/** Breaks the views down by the part of the portal. */
export function PlacesCard({ analytics: { places, totals } }: { readonly analytics: Pick<Analytics, 'places' | 'totals'> }) {
  const texts = useTexts();
  const formats = useFormats();
  const most = Math.max(1, ...places.map(({ views }) => views));
  const text =
    totals.views === 0
      ? texts('analytics.noViews')
      : texts('analytics.breakdownText', { count: totals.views, views: formats.count(totals.views) });
  return (
    <Card title={texts('analytics.breakdown')} text={text}>
      <ul className={styles.places}>
        {places.map(({ place, views }) => (
          <li key={place}>
            <span>{texts(`analytics.places.${place}`)}</span>
            <span>
              {formats.count(views)} <span className={styles.share}>{formats.share(views / totals.views)}</span>
            </span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ width: `${(100 * views) / most}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
