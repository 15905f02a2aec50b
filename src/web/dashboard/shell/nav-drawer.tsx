import { X } from 'lucide-react';
import { useTexts } from '../../lib/texts.tsx';
import { BrandLine } from '../../ui/brand/brand-line.tsx';
import type { ShownBrand } from '../../ui/brand/shown-brand.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/mantine/sheet.tsx';
import { NavList } from './nav-list.tsx';
import type { NavGroup } from './navigation.ts';
import styles from './nav-drawer.module.css';

interface NavDrawerProps {
  readonly brand: ShownBrand;
  readonly groups: readonly NavGroup[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The navigation of a phone, from the left edge. */
export default function NavDrawer({ brand, groups, isOpen, onClose }: NavDrawerProps) {
  const texts = useTexts();
  return (
    <Sheet label={texts('shell.main')} side="left" size={300} isOpen={isOpen} onClose={onClose} className={styles.drawer}>
      <div className={styles.head}>
        <BrandLine brand={brand} size="small" />
        <IconButton icon={X} label={texts('shell.close')} className={styles.close} onClick={onClose} />
      </div>
      <nav aria-label={texts('shell.main')}>
        <NavList groups={groups} onChosen={onClose} />
      </nav>
    </Sheet>
  );
}
