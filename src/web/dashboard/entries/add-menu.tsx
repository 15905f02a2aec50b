import { ChevronDown, Plus } from 'lucide-react';
import { useLocation } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Menu } from '../../ui/menu.tsx';
import { MenuLink } from '../../ui/menu-item.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { pathOfReport } from '../report-address.ts';
import { drawerSearch } from './drawer-address.ts';

/** For those who record transactions of the portfolio: what may be added to it. */
export function AddMenu({ imports }: { readonly imports: string | null }) {
  const texts = useTexts();
  const { pathname, search } = useLocation();
  const path = pathOfReport(pathname);
  const choices = [
    ['holding', texts('entries.addHolding')],
    ['transaction', texts('entries.add')],
    ['transfer', texts('entries.transfer')],
  ] as const;
  return (
    <Menu
      className={buttonClass({})}
      trigger={
        <>
          <Icon of={Plus} size="small" />
          {texts('entries.menu')}
          <Icon of={ChevronDown} size="small" />
        </>
      }
    >
      {choices.map(([drawer, label]) => (
        <MenuLink key={drawer} href={drawerSearch(search, { drawer })} keepsScroll>
          {label}
        </MenuLink>
      ))}
      <MenuLink href={`${path}/edit-holdings`}>{texts('sheets.holdings')}</MenuLink>
      <MenuLink href={`${path}/edit-transactions`}>{texts('sheets.transactions')}</MenuLink>
      {imports && <MenuLink href={imports}>{texts('entries.import')}</MenuLink>}
    </Menu>
  );
}
