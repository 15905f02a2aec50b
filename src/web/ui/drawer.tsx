import { Drawer as MantineDrawer } from '@mantine/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { IconButton } from './icon-button.tsx';
import { useScrollLock } from './use-scroll-lock.ts';
import styles from './drawer.module.css';

/** 480 px from the right, the whole width below 960; the page behind keeps its place. */
export function Drawer({ isOpen, onClose, above, title, below, children, actions }: DrawerProps) {
  const texts = useTexts();
  useScrollLock(isOpen);
  return (
    <MantineDrawer.Root
      opened={isOpen}
      onClose={onClose}
      lockScroll={false}
      position="right"
      size={480}
      transitionProps={{ duration: 220 }}
    >
      <MantineDrawer.Overlay className={styles.scrim} />
      <MantineDrawer.Content classNames={{ content: styles.drawer ?? '' }}>
        <header className={styles.head}>
          <div className={styles.words}>
            {above && <div className={styles.above}>{above}</div>}
            <MantineDrawer.Title className={styles.title}>{title}</MantineDrawer.Title>
            {below && <div className={styles.below}>{below}</div>}
          </div>
          <IconButton icon={X} label={texts('shell.close')} onClick={onClose} />
        </header>
        <div className={styles.body}>{children}</div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </MantineDrawer.Content>
    </MantineDrawer.Root>
  );
}

interface DrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Small, over the title: the class of the thing. */
  readonly above?: ReactNode;
  readonly title: string;
  readonly below?: ReactNode;
  readonly children: ReactNode;
  /** At the foot, always in view. */
  readonly actions?: ReactNode;
}
