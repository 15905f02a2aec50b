import { LayoutGrid } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuLink } from '../../ui/menu-item.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import type { NavGroup } from './navigation.ts';
import styles from './top-bar.module.css';

/** The pages of the office from anywhere: by a button, or by Ctrl+A where nothing is typed. */
export function OfficeMenu({ group: { heading, entries } }: { readonly group: NavGroup }) {
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
        {entries.map(({ key, href, label, icon, isCurrent }) => (
          <MenuLink key={key} href={href} isChosen={isCurrent}>
            <Icon of={icon} size="small" />
            {label}
          </MenuLink>
        ))}
      </Menu>
    </div>
  );
}

/** Ctrl+A selects what is typed in a field; elsewhere it is ours. */
function useOfficeKey(toggle: () => void): void {
  const current = useRef(toggle);
  useEffect(() => {
    current.current = toggle;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, shiftKey, metaKey, target } = event;
      if (key.toLowerCase() !== 'a' || !ctrlKey || altKey || shiftKey || metaKey || isEditable(target)) return;
      event.preventDefault();
      current.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog, [role=dialog]') !== null;
}
