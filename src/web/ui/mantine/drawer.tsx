import type { ReactNode } from 'react';
import { useIsNarrow } from '../use-is-narrow.ts';
import { PanelHead } from './panel-head.tsx';
import styles from './panel.module.css';
import { Sheet } from './sheet.tsx';

interface DrawerProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Its buttons. */
  readonly footer?: ReactNode;
  /** In pixels, where there is room. */
  readonly width?: number;
}

/** Shows a part of the page beside it: from the right edge, on phones from the bottom. */
export function Drawer({ title, isOpen, onClose, children, footer, width = 520 }: DrawerProps) {
  const edge = useIsNarrow() ? ({ side: 'bottom' } as const) : ({ side: 'right', size: width } as const);
  return (
    <Sheet {...edge} label={title} isOpen={isOpen} onClose={onClose} className={styles.drawer}>
      <PanelHead title={title} onClose={onClose} />
      <div className={styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </Sheet>
  );
}
