import { LayoutGrid } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuLink } from '../../ui/menu-item.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import type { NavGroup } from './navigation.ts';
import styles from './top-bar.module.css';
import { isModK, isTyped, useShortcut } from './use-shortcut.ts';

/** The administrators' pages from anywhere, for those who see them in the navigation: by a button, by Mod+K anywhere but in a dialog, or by Ctrl+A where nothing is typed. */
export function AdminMenu({ group: { heading, entries } }: { readonly group: NavGroup }) {
  const texts = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  useShortcut(isAdminKey, () => {
    const menu = frame.current?.querySelector('details');
    if (!menu) return;
    menu.open = !menu.open;
    menu.querySelector<HTMLElement>(menu.open ? 'a' : 'summary')?.focus();
  });
  return (
    <div ref={frame}>
      <Menu trigger={<Icon of={LayoutGrid} />} label={texts('records.officeMenu', { area: heading ?? '' })} className={styles.round}>
        {entries.map(
          ({ key, href, label, icon, isCurrent }) =>
            href !== null && (
              <MenuLink key={key} href={href} isChosen={isCurrent}>
                <Icon of={icon} size="small" />
                {label}
              </MenuLink>
            ),
        )}
      </Menu>
    </div>
  );
}

/** Ctrl+A selects what is typed in a field; elsewhere it is ours. */
function isAdminKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return isModK(event) || (key.toLowerCase() === 'a' && ctrlKey && !metaKey && !altKey && !shiftKey && !isTyped(event));
}
