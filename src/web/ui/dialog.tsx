import { Modal } from '@mantine/core';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { IconButton } from './icon-button.tsx';
import { useScrollLock } from './use-scroll-lock.ts';
import styles from './dialog.module.css';

const widths = { small: 440, large: 600 } as const;

/** A question over the page. The safe choice carries `data-autofocus`; Escape and the cross choose it too. */
export function Dialog({ isOpen, onClose, title, size = 'small', actions, children }: DialogProps) {
  const texts = useTexts();
  useScrollLock(isOpen);
  return (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      lockScroll={false}
      size={widths[size]}
      centered
      transitionProps={{ transition: 'fade', duration: 180 }}
    >
      <Modal.Overlay className={styles.scrim} />
      <Modal.Content classNames={{ content: styles.dialog ?? '' }}>
        <div className={styles.head}>
          <Modal.Title className={styles.title}>{title}</Modal.Title>
          <IconButton icon={X} label={texts('shell.close')} size="small" onClick={onClose} />
        </div>
        <Modal.Body className={styles.body}>{children}</Modal.Body>
        {actions && <div className={styles.actions}>{actions}</div>}
      </Modal.Content>
    </Modal.Root>
  );
}

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** 440 or 600 px wide. */
  readonly size?: keyof typeof widths;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}
