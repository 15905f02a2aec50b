import { ChevronDown, Pencil } from 'lucide-react';
import { useLocation } from 'react-router';
import type { Report } from '#contracts/reports/report.ts';
import { newRecord } from '#contracts/records.ts';
import { useTexts } from '../lib/texts.tsx';
import { type Drawn, drawerAddress } from '../records/drawer-address.ts';
import { buttonClass } from '../ui/button-look.ts';
import { Menu } from '../ui/menu.tsx';
import { MenuLink } from '../ui/menu-item.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { portalAddress } from './report-address.ts';

/** For anyone who looks after the account of the page: what is kept of it, and of its portfolios. */
export function ManageAccountMenu({
  report: { keeps, account, portfolio, path },
}: {
  readonly report: Pick<Report, 'keeps' | 'account' | 'portfolio' | 'path'>;
}) {
  const texts = useTexts();
  const { search } = useLocation();
  if (!keeps.account || !account) return null;
  const choice = (drawn: Drawn, text: string) => (
    <MenuLink href={drawerAddress(search, drawn)} keepsScroll>
      {text}
    </MenuLink>
  );
  return (
    <Menu
      className={buttonClass({})}
      trigger={
        <>
          <Icon of={Pencil} size="small" />
          {texts('newClient.edit')}
          <Icon of={ChevronDown} size="small" />
        </>
      }
    >
      {portfolio && choice({ collection: 'portfolios', id: portfolio.id }, texts('newClient.editPortfolio'))}
      {choice({ collection: 'accounts', id: account.id }, texts('newClient.editAccount'))}
      {choice({ collection: 'portfolios', id: newRecord, below: account.id }, texts('collections.portfolios.add'))}
      <MenuLink href={portalAddress({ path, query: {} }, `account/${account.id}/people`)}>{texts('shell.entries.delegates')}</MenuLink>
    </Menu>
  );
}
