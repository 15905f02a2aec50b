import { Download, HeartPulse, SearchX } from 'lucide-react';
import type { DataHealth } from '#contracts/reports/data-health.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Pager } from '../../ui/pager.tsx';
import headStyles from '../page-head.module.css';
import styles from './data-health-page.module.css';
import { FindingItem } from './finding-item.tsx';
import { healthAddress } from './health-address.ts';
import { HealthFilters } from './health-filters.tsx';
import { useJudgementToasts } from './use-judgement-toasts.ts';

export interface DataHealthPageProps {
  readonly health: DataHealth;
  readonly path: string;
}

/** Lists the doubts about the data, the worst first. Each finding states its effect on the figures and the remedy. */
export function DataHealthPage({ health, path }: DataHealthPageProps) {
  const texts = useTexts();
  useJudgementToasts();
  const { query, rows, count } = health;
  const pages = Math.ceil(count / health.pageSize);
  return (
    <>
      <title>{texts('shell.entries.dataHealth')}</title>
      <Head health={health} path={path} />
      <Card
        isFlush
        footer={
          pages > 1 && (
            <Pager page={health.page} pages={pages} hrefOf={(page) => healthAddress(path, query, { page, finding: undefined })} />
          )
        }
      >
        <HealthFilters health={health} path={path} />
        {rows.length === 0 ? (
          <Nothing health={health} path={path} />
        ) : (
          <ul className={styles.findings} aria-label={texts('dataHealth.found', { count })}>
            {rows.map((finding) => (
              <FindingItem key={finding.id} finding={finding} health={health} path={path} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

function Head({ health: { asOf, currency, query }, path }: DataHealthPageProps) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <header className={headStyles.head}>
      <div>
        <h1>{texts('shell.entries.dataHealth')}</h1>
        <p className={headStyles.text}>{texts('dataHealth.text')}</p>
        {asOf && <p className={headStyles.text}>{texts('dataHealth.asOf', { date: formats.date(asOf), currency })}</p>}
      </div>
      <a
        href={healthAddress(`${path}.csv`, query, { page: undefined, finding: undefined, portfolios: undefined })}
        className={buttonClass({})}
        download
      >
        <Icon of={Download} size="small" />
        {texts('dataHealth.csv')}
      </a>
    </header>
  );
}

function Nothing({ health: { query }, path }: DataHealthPageProps) {
  const texts = useTexts();
  if (!query.severity && !query.kind)
    return <EmptyState icon={HeartPulse} title={texts('dataHealth.empty')} text={texts('dataHealth.emptyText')} />;
  return (
    <EmptyState icon={SearchX} title={texts('dataHealth.none')} text={texts('dataHealth.noneText')}>
      <LinkButton to={path} size="small" preventScrollReset>
        {texts('dataHealth.clearFilters')}
      </LinkButton>
    </EmptyState>
  );
}
