import { LayoutGrid } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuLink } from '../../ui/menu-item.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import type { NavGroup } from './navigation.ts';
import styles from './top-bar.module.css';

/** The administrators' pages from anywhere, for those who see them in the navigation: by a button, by Mod+K anywhere but in a dialog, or by Ctrl+A where nothing is typed. */
export function AdminMenu({ group: { heading, entries } }: { readonly group: NavGroup }) {
  const texts = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  useOfficeKey(() => {
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

/** Ctrl+A selects what is typed in a field; elsewhere it is ours. Mod+K, Control or Command by the system, types nothing. */
function useOfficeKey(toggle: () => void): void {
  const current = useRef(toggle);
  useEffect(() => {
    current.current = toggle;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isOfficeKey(event)) return;
      event.preventDefault();
      current.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function isOfficeKey({ key, ctrlKey, altKey, shiftKey, metaKey, target }: KeyboardEvent): boolean {
  if (altKey || shiftKey || ctrlKey === metaKey || isIn(target, 'dialog, [role=dialog], [contenteditable]')) return false;
  if (key.toLowerCase() === 'k') return true;
  return key.toLowerCase() === 'a' && ctrlKey && !isIn(target, 'input, textarea, select');
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
