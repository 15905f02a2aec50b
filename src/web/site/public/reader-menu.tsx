import { ChevronDown, FilePen, LayoutTemplate, List, LogOut } from 'lucide-react';
import { href } from 'react-router';
import { type Collection, listFields } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';
import type { SiteFrame, SiteRecord } from '#contracts/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { listAddress } from '../../records/record-address.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Menu } from '../../ui/menu.tsx';
import { MenuButton, MenuLink } from '../../ui/menu-item.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { SiteAnchor } from './site-anchor.tsx';
import styles from './reader-menu.module.css';
import site from './site.module.css';

interface ReaderMenuProps {
  readonly reader: NonNullable<SiteFrame['reader']>;
}

/** Leads a signed-in reader to their portal, and opens the account menu. It needs no script. */
export function ReaderMenu({ reader: { name, isAdministrator } }: ReaderMenuProps) {
  const texts = useTexts();
  return (
    <>
      <SiteAnchor href={href('/portals')} className={buttonClass({ look: 'primary' }, site.signUp)}>
        {texts('publicSite.toPortal')}
      </SiteAnchor>
      <Menu
        label={texts('publicSite.account', { name })}
        className={styles.trigger}
        trigger={
          <>
            <Avatar name={name} photo={null} />
            <Icon of={ChevronDown} size="small" />
          </>
        }
      >
        <MenuLink href={href('/profile/me')}>{texts('publicSite.profile')}</MenuLink>
        {isAdministrator && <MenuLink href={href('/profile/organisation')}>{texts('publicSite.organisation')}</MenuLink>}
        <form method="post" action={href('/logout')}>
          <MenuButton type="submit">
            <Icon of={LogOut} size="small" />
            {texts('shell.signOut')}
          </MenuButton>
        </form>
      </Menu>
    </>
  );
}

/** The same links in the menu of a phone, where the account menu has no room. */
export function ReaderLinks({ reader: { isAdministrator } }: ReaderMenuProps) {
  const texts = useTexts();
  return (
    <>
      <SiteAnchor href={href('/portals')}>{texts('publicSite.toPortal')}</SiteAnchor>
      <SiteAnchor href={href('/profile/me')}>{texts('publicSite.profile')}</SiteAnchor>
      {isAdministrator && <SiteAnchor href={href('/profile/organisation')}>{texts('publicSite.organisation')}</SiteAnchor>}
      <form method="post" action={href('/logout')}>
        <Button type="submit">{texts('shell.signOut')}</Button>
      </form>
    </>
  );
}

/** Leads an administrator from a page of the site to its record. Guests and clients never receive it. */
export function AdminBar({ record: { collection, id } }: { readonly record: SiteRecord }) {
  const texts = useTexts();
  const isDesigned = listFields(collections[collection] as Collection).some(({ kind }) => kind === 'blocks');
  return (
    <nav className={styles.bar} aria-label={texts('publicSite.bar.name')}>
      <strong>{texts('publicSite.bar.name')}</strong>
      <a href={listAddress(collection, { open: id })}>
        <Icon of={FilePen} size="small" />
        {texts('publicSite.bar.edit')}
      </a>
      {isDesigned && (
        <a href={href('/designer/:collection/:record', { collection, record: id })}>
          <Icon of={LayoutTemplate} size="small" />
          {texts('publicSite.bar.design')}
        </a>
      )}
      <a href={listAddress(collection, {})}>
        <Icon of={List} size="small" />
        {texts('publicSite.bar.list')}
      </a>
    </nav>
  );
}
