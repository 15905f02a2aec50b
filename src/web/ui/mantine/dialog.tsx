import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { MantineRoot } from './mantine-root.tsx';
import { PanelHead } from './panel-head.tsx';
import styles from './panel.module.css';
import sheetStyles from './sheet.module.css';
import { useScrollLock } from './use-scroll-lock.ts';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Its buttons. */
  readonly footer?: ReactNode;
  readonly width?: number;
  /** Takes the whole screen of a phone. */
  readonly isWhole?: boolean;
}

/** Shows a dialog that must be closed before the page continues. It takes the focus, traps it and returns it. */
export function Dialog({ title, isOpen, onClose, children, footer, width = 480, isWhole = false }: DialogProps) {
  const isThere = useMounted();
  useScrollLock(isOpen);
  return (
    <MantineRoot>
      <Modal.Root opened={isOpen && isThere} onClose={onClose} size={width} centered lockScroll={false} transitionProps={{ duration: 180 }}>
        <Modal.Overlay className={sheetStyles.scrim} />
        <Modal.Content classNames={{ content: styles.dialog ?? '' }} data-whole={isWhole || undefined} aria-label={title}>
          <PanelHead title={title} onClose={onClose} />
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </Modal.Content>
      </Modal.Root>
    </MantineRoot>
  );
}
