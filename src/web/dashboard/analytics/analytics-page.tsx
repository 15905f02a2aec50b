import { ChartColumn, Download } from 'lucide-react';
import type { Analytics } from '#contracts/analytics.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import headStyles from '../page-head.module.css';
import { analyticsAddress } from './analytics-address.ts';
import { AnalyticsFilters } from './analytics-filters.tsx';
import styles from './analytics.module.css';
import { EngagedCard } from './engaged-card.tsx';
import { LogCard } from './log-card.tsx';
import { PlacesCard } from './places-card.tsx';
import { UsageCard } from './usage-card.tsx';
import { UsageTotals } from './usage-totals.tsx';

export interface AnalyticsPageProps {
  readonly analytics: Analytics;
  readonly path: string;
}

/** Shows how a portal is used: sums, use over time, parts of the portal, the most active people and what they did. */
export function AnalyticsPage({ analytics, path }: AnalyticsPageProps) {
  const texts = useTexts();
  return (
    <>
      <title>{texts('analytics.title')}</title>
      <Head analytics={analytics} path={path} />
      <AnalyticsFilters analytics={analytics} path={path} />
      {analytics.totals.total === 0 ? (
        <Nothing analytics={analytics} path={path} />
      ) : (
        <div className={styles.cards}>
          <UsageTotals analytics={analytics} />
          <div className={styles.wideAndNarrow}>
            <UsageCard usage={analytics} />
            <PlacesCard analytics={analytics} />
          </div>
          <div className={styles.halves}>
            <EngagedCard analytics={analytics} />
            <LogCard analytics={analytics} path={path} />
          </div>
        </div>
      )}
    </>
  );
}

function Head({ analytics: { query, span, portal }, path }: AnalyticsPageProps) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <header className={headStyles.head}>
      <div>
        <h1>{texts('analytics.title')}</h1>
        <p className={`${headStyles.text} ${styles.meta}`}>
          <span>{portal.name}</span>
          <span>{texts('analytics.span', { from: formats.date(span.from), to: formats.date(span.to) })}</span>
        </p>
      </div>
      <a href={analyticsAddress(`${path}.csv`, query, { kind: undefined })} className={buttonClass({})} download>
        <Icon of={Download} size="small" />
        {texts('analytics.csv')}
      </a>
    </header>
  );
}

function Nothing({ analytics: { query }, path }: AnalyticsPageProps) {
  const texts = useTexts();
  const isShorter = query.range !== undefined && query.range !== 'all';
  return (
    <Card>
      <EmptyState icon={ChartColumn} title={texts('analytics.empty')} text={texts(`analytics.emptyText.${query.view ?? 'clients'}`)}>
        {isShorter && (
          <LinkButton to={analyticsAddress(path, query, { range: undefined, from: undefined, to: undefined })} size="small">
            {texts('analytics.ranges.all')}
          </LinkButton>
        )}
      </EmptyState>
    </Card>
  );
}
