import { useRef } from 'react';
import type { ClientSort } from '#contracts/reports/report-choices.ts';
import { useTexts } from '../../../lib/texts.tsx';
import type { BlockViewProps } from '../block.tsx';
import { ClientTableRow } from './client-table-row.tsx';
import type { ShownClients } from './select-clients.ts';
import { SortLinkHeader } from './sort-link-header.tsx';
import { useRowKeys } from './use-row-keys.ts';
import styles from './client-table.module.css';

/** The clients of one page, a row each, from 960 px. */
export function ClientTable({ shown, report }: BlockViewProps<ShownClients>) {
  const texts = useTexts();
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body);
  const sortable = (sort: ClientSort, label: string, isNumber = true) => (
    <SortLinkHeader sort={sort} label={label} isNumber={isNumber} shown={shown} report={report} />
  );
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="sr">{texts('overview.tableCaption', { period: texts(`overview.change.${shown.period}`) })}</caption>
        <thead>
          <tr>
            {sortable('name', texts('overview.client'), false)}
            <th scope="col">{texts('overview.portfolios')}</th>
            {sortable('value', texts('overview.value'))}
            {shown.hasReturns && (
              <>
                {sortable('change', texts(`overview.change.${shown.period}`))}
                {sortable('benchmark', texts('overview.againstBenchmark'))}
                <th scope="col" className={styles.number}>
                  {texts('overview.twelveMonths')}
                </th>
              </>
            )}
            {sortable('lastLogin', texts('overview.lastSignIn'))}
            <th scope="col" className={styles.number}>
              {texts('overview.flags')}
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {shown.rows.map((client) => (
            <ClientTableRow key={client.id} client={client} shown={shown} report={report} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
