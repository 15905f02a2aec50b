import { ChevronDown, Plus } from 'lucide-react';
import { href } from 'react-router';
import type { CollectionId } from '#collections/registry.ts';
import { type GridPage, newRecord } from '#contracts/records.ts';
import { useTexts } from '../lib/texts.tsx';
import { buttonClass } from '../ui/button-look.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Menu } from '../ui/menu.tsx';
import { MenuLink } from '../ui/menu-item.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { drawerAddress } from './drawer-address.ts';
import { listAddress } from './record-address.ts';

/** Begins another record: beside its list or, for a client and a group, on the pages of one of the portals. */
export function AddRecord({ grid: { collection, query, mayCreate, portals } }: { readonly grid: GridPage }) {
  const texts = useTexts();
  const label = (
    <>
      <Icon of={Plus} size="small" />
      {texts(`collections.${collection}.add`)}
    </>
  );
  if (portals.length > 1) {
    return (
      <Menu
        className={buttonClass({ look: 'primary' })}
        trigger={
          <>
            {label}
            <Icon of={ChevronDown} size="small" />
          </>
        }
      >
        {portals.map(({ id, name }) => (
          <MenuLink key={id} href={addressOnPortal(id, collection)}>
            {name}
          </MenuLink>
        ))}
      </Menu>
    );
  }
  const address = mayCreate
    ? listAddress(collection, { ...query, open: newRecord })
    : portals[0] && addressOnPortal(portals[0].id, collection);
  if (!address) return null;
  return (
    <LinkButton to={address} look="primary" preventScrollReset>
      {label}
    </LinkButton>
  );
}

function addressOnPortal(portal: string, collection: CollectionId): string {
  return href('/dashboard/:portal', { portal }) + drawerAddress('', { collection, id: newRecord, isNewClient: collection === 'accounts' });
}
