import { SearchX, Users } from 'lucide-react';
import { useFormats } from '../../../lib/formats.tsx';
import { useTexts } from '../../../lib/texts.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { reportAddress } from '../../report-address.ts';
import type { BlockViewProps } from '../block.tsx';
import { BlockFrame } from '../block-frame.tsx';
import { noClientFilter } from './client-filters.ts';
import { ClientList } from './client-list.tsx';
import { ClientTable } from './client-table.tsx';
import { ClientToolbar } from './client-toolbar.tsx';
import { LetterFilter } from './letter-filter.tsx';
import type { ShownClients } from './select-clients.ts';
import styles from './clients-view.module.css';

/** The list with its filters above it; what to do when no one is in it. */
export function ClientsView({ shown, report }: BlockViewProps<ShownClients>) {
  const texts = useTexts();
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
        <ClientToolbar shown={shown} report={report} />
      </div>
      {isEmpty ? (
        <EmptyState icon={SearchX} title={texts('overview.none')} text={texts('overview.noneText')}>
          <LinkButton to={reportAddress(report, noClientFilter)} preventScrollReset>
            {texts('overview.clearFilters')}
          </LinkButton>
        </EmptyState>
      ) : (
        <>
          <ClientTable shown={shown} report={report} />
          <ClientList shown={shown} report={report} />
        </>
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
