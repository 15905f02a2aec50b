import { Link } from 'react-router';
import type { ConcernedPortfolios, DataHealth, HealthFinding } from '#contracts/reports/data-health.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RestatedReports } from './restated-reports.tsx';
import { WarnedTransactions } from './warned-transactions.tsx';
import { healthAddress } from './health-address.ts';
import styles from './finding-item.module.css';

interface ConcernedListProps {
  readonly opened: ConcernedPortfolios;
  readonly finding: HealthFinding;
  readonly health: DataHealth;
  readonly path: string;
}

/** The portfolios of an open finding, what is worth most first; each leads to its page. */
export function ConcernedList({ opened, finding, health: { query, currency }, path }: ConcernedListProps) {
  const texts = useTexts();
  const formats = useFormats();
  const pages = Math.ceil(finding.portfolios / opened.pageSize);
  return (
    <div className={styles.opened}>
      <ul className={styles.portfolios}>
        {opened.rows.map(({ id, address, name, accountName, since, value, reports, warnings, warningCount }) => (
          <li key={id}>
            <Link to={`../portfolio/${address}`} relative="path">
              {name}
            </Link>
            <span className={styles.account}>{accountName}</span>
            <span className={styles.since}>{since && texts('dataHealth.since', { date: formats.date(since) })}</span>
            <span className={styles.amount} data-amount>
              {value === null ? '' : formats.money(value, currency)}
            </span>
            {reports.length > 0 && <RestatedReports reports={reports} />}
            {warnings.length > 0 && (
              <WarnedTransactions portfolio={id} warnings={warnings} warningCount={warningCount} kind={finding.kind} />
            )}
          </li>
        ))}
      </ul>
      {pages > 1 && <Pager page={opened.page} pages={pages} hrefOf={(portfolios) => healthAddress(path, query, { portfolios })} />}
    </div>
  );
}
