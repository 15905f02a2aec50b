import { FolderPlus } from 'lucide-react';
import { Await, useLocation } from 'react-router';
import { Suspense } from 'react';
import { newRecord } from '#contracts/records.ts';
import type { Report } from '#contracts/reports/report.ts';
import { useTexts } from '../lib/texts.tsx';
import { DrawerLink } from '../records/drawer-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { drawerSearch } from './entries/drawer-address.ts';
import { InviteClient } from './invitation/invite-client.tsx';
import styles from './next-step.module.css';

/** On an account or a portfolio of which nothing is recorded: what comes next, for whoever may do it; its client reads that there is nothing to do. */
export function NextStep({ report }: { readonly report: Report }) {
  const { title } = report.datasets;
  const isEmpty = report.days === null && report.account !== null && report.section === 'summary' && report.shared === null;
  if (!isEmpty || !title) return null;
  return (
    <Suspense>
      <Await resolve={title}>
        {(loaded) => (loaded.state === 'ready' && loaded.value.freshness.isRefreshing ? null : <Empty report={report} />)}
      </Await>
    </Suspense>
  );
}

function Empty({ report }: { readonly report: Report }) {
  const texts = useTexts();
  const { account, keeps, portfolio } = report;
  const subject = portfolio ? 'portfolio' : 'account';
  if (!keeps.account || !account)
    return <EmptyState icon={FolderPlus} title={texts('report.nothingYet.title')} text={texts('report.nothingYet.client')} />;
  return (
    <EmptyState icon={FolderPlus} title={texts('report.nothingYet.title')} text={texts(`entries.begin.${subject}`)}>
      <div className={styles.steps}>
        <Steps report={report} account={account.id} />
      </div>
    </EmptyState>
  );
}

function Steps({ report, account }: { readonly report: Report; readonly account: string }) {
  const texts = useTexts();
  const { search } = useLocation();
  const { ledger, imports, portfolio } = report;
  return (
    <>
      {!portfolio && (
        <DrawerLink look="primary" drawn={{ collection: 'portfolios', id: newRecord, below: account }}>
          {texts('collections.portfolios.add')}
        </DrawerLink>
      )}
      {ledger && (
        <LinkButton look="primary" to={{ search: drawerSearch(search, { drawer: 'holding' }) }} preventScrollReset>
          {texts('entries.addHolding')}
        </LinkButton>
      )}
      {imports && <LinkButton to={imports}>{texts('entries.import')}</LinkButton>}
      <InviteClient report={report} />
    </>
  );
}
