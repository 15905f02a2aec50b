import { SearchX, Users } from 'lucide-react';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { reportAddress } from '../../report-address.ts';
import { GridTools } from '../../table/grid-tools.tsx';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { noClientFilter } from './client-filters.ts';
import { useClientColumns } from './client-columns.tsx';
import { ClientGrid } from './client-grid.tsx';
import { ClientToolbar } from './client-toolbar.tsx';
import { LetterFilter } from './letter-filter.tsx';
import type { ShownClients } from './select-clients.ts';
import styles from './clients-view.module.css';

const memory = 'clients';

/** The list with its filters above it; what to do when no one is in it. */
export function ClientsView({ shown, report }: BlockViewProps<ShownClients>) {
  const texts = useTexts();
  const columns = useClientColumns({ shown, report });
  const isEmpty = shown.count === 0;
  if (isEmpty && !shown.isFiltered)
    return (
      <BlockFrame title={texts('overview.clients')}>
        <EmptyState icon={Users} title={texts('overview.empty')} text={texts('overview.emptyText')} />
      </BlockFrame>
    );
  return (
    <BlockFrame title={texts('overview.clients')} isFlush footer={isEmpty ? undefined : <Footer shown={shown} report={report} />}>
      <div className={styles.filters}>
        <LetterFilter letters={shown.letters} report={report} />
        <div className={styles.tools}>
          <GridTools columns={columns} memory={memory}>
            <ClientToolbar shown={shown} report={report} />
          </GridTools>
        </div>
      </div>
      {isEmpty ? (
        <EmptyState icon={SearchX} title={texts('overview.none')} text={texts('overview.noneText')}>
          <LinkButton to={reportAddress(report, noClientFilter)} preventScrollReset>
            {texts('overview.clearFilters')}
          </LinkButton>
        </EmptyState>
      ) : (
        <ClientGrid shown={shown} report={report} columns={columns} memory={memory} />
      )}
    </BlockFrame>
  );
}

function Footer({ shown, report }: BlockViewProps<ShownClients>) {
  const texts = useTexts();
  const formats = useFormats();
  const { first, last, count, currency, totalValue, page, pages } = shown;
  return (
    <>
      <span>
        {texts('overview.range', { first: formats.count(first), last: formats.count(last), total: formats.count(count), count })}
        {', '}
        <span data-amount>{formats.compactMoney(totalValue, currency)}</span>
      </span>
      {pages > 1 && <Pager page={page} pages={pages} hrefOf={(to) => reportAddress(report, { page: to })} />}
    </>
  );
}
