import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/pictures/icon.tsx';
import { MenuLink } from '../../ui/menu-item.tsx';
import { Menu } from '../../ui/menu.tsx';
import styles from './choice-menu.module.css';

interface ChoiceMenuProps {
  readonly trigger: ReactNode;
  readonly options: readonly { readonly key: string; readonly label: ReactNode; readonly href: string; readonly isChosen?: boolean }[];
}

/** A chip that opens the choices of a list, each an address of the same page. */
export function ChoiceMenu({ trigger, options }: ChoiceMenuProps) {
  return (
    <span className={styles.choice}>
      <Menu
        align="start"
        className={styles.trigger}
        trigger={
          <>
            {trigger}
            <Icon of={ChevronDown} size="small" />
          </>
        }
      >
        {options.map(({ key, label, href, isChosen = false }) => (
          <MenuLink key={key} href={href} keepsScroll isChosen={isChosen}>
            {label}
          </MenuLink>
        ))}
      </Menu>
    </span>
  );
}
