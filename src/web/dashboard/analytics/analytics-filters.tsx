import { Form } from 'react-router';
import { type Analytics, analyticsRanges, analyticsViews } from '#contracts/analytics.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { SegmentedLinks } from '../../ui/segmented-links.tsx';
import { analyticsAddress } from './analytics-address.ts';
import styles from './analytics.module.css';

interface FiltersProps {
  readonly analytics: Pick<Analytics, 'query' | 'span' | 'clients' | 'today'>;
  readonly path: string;
}

/** The period and the people that all of the page is about; the address stores both. */
export function AnalyticsFilters({ analytics, path }: FiltersProps) {
  const texts = useTexts();
  const { query, clients } = analytics;
  const { range: chosen = 'all', view: shown = 'clients' } = query;
  const ranges = analyticsRanges.map((range) => ({
    key: range,
    label: texts(`analytics.ranges.${range}`),
    href: analyticsAddress(path, query, { range, from: undefined, to: undefined }),
    isCurrent: range === chosen,
  }));
  const views = analyticsViews.map((view) => ({
    key: view,
    label: texts(`analytics.views.${view}`),
    href: analyticsAddress(path, query, { view, kind: undefined }),
    isCurrent: view === shown,
  }));
  return (
    <>
      <div className={styles.filters}>
        <SegmentedLinks label={texts('analytics.range')} options={ranges} />
        <SegmentedLinks label={texts('analytics.view')} options={views} />
        {shown === 'clients' && clients.all > 0 && (
          <span className={styles.signedIn}>{texts('analytics.signedIn', { signedIn: String(clients.signedIn), count: clients.all })}</span>
        )}
      </div>
      {chosen === 'custom' && <CustomDays analytics={analytics} path={path} />}
    </>
  );
}

function CustomDays({ analytics: { query, span, today }, path }: FiltersProps) {
  const texts = useTexts();
  return (
    <search aria-label={texts('analytics.range')}>
      <Form key={`${span.from} ${span.to}`} method="get" action={path} className={styles.custom} preventScrollReset>
        <input type="hidden" name="range" value="custom" />
        {query.view && <input type="hidden" name="view" value={query.view} />}
        <DayField label={texts('analytics.from')} name="from" defaultValue={span.from} max={today} />
        <DayField label={texts('analytics.to')} name="to" defaultValue={span.to} max={today} />
        <Button type="submit">{texts('analytics.show')}</Button>
        <p>{texts('analytics.kept')}</p>
      </Form>
    </search>
  );
}
