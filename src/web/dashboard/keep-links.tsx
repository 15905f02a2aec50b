import { Pencil, Plus } from 'lucide-react';
import type { Report } from '#contracts/reports/report.ts';
import { newRecord } from '#contracts/records.ts';
import { useTexts } from '../lib/texts.tsx';
import { DrawerLink } from '../records/drawer-link.tsx';
import { Icon } from '../ui/pictures/icon.tsx';

/** For anyone who looks after the account of the page: what is kept of it, and of its portfolios. */
export function KeepLinks({ report: { keeps, account, portfolio } }: { readonly report: Pick<Report, 'keeps' | 'account' | 'portfolio'> }) {
  const texts = useTexts();
  if (!keeps.account || !account) return null;
  return (
    <>
      <DrawerLink drawn={{ collection: 'accounts', id: account.id }}>
        <Icon of={Pencil} size="small" />
        {texts('newClient.editAccount')}
      </DrawerLink>
      {portfolio && (
        <DrawerLink drawn={{ collection: 'portfolios', id: portfolio.id }}>
          <Icon of={Pencil} size="small" />
          {texts('newClient.editPortfolio')}
        </DrawerLink>
      )}
      <DrawerLink drawn={{ collection: 'portfolios', id: newRecord, below: account.id }}>
        <Icon of={Plus} size="small" />
        {texts('collections.portfolios.add')}
      </DrawerLink>
    </>
  );
}
