import { useLocation } from 'react-router';
import type { ReactNode } from 'react';
import type { ButtonLook } from '../ui/button-look.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { type Drawn, drawerAddress } from './drawer-address.ts';

interface DrawerLinkProps extends ButtonLook {
  readonly drawn: Drawn;
  readonly children: ReactNode;
}

/** Opens a record in a drawer over the page. */
export function DrawerLink({ drawn, children, ...look }: DrawerLinkProps) {
  const { search } = useLocation();
  return (
    <LinkButton to={drawerAddress(search, drawn)} preventScrollReset {...look}>
      {children}
    </LinkButton>
  );
}
