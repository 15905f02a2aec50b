import { Drawer } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { MantineRoot } from './mantine-root.tsx';
import { useScrollLock } from './use-scroll-lock.ts';
import styles from './sheet.module.css';

interface SheetProps {
  /** The name of the sheet for screen readers. */
  readonly label: string;
  readonly side: 'left' | 'right' | 'bottom';
  /** In pixels; as high or wide as what is in it, unless said. */
  readonly size?: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Shows a panel that slides in from an edge. It keeps the focus until the reader closes it: with Escape, a press beside it, or its own cross. */
export function Sheet({ label, side, size, isOpen, onClose, className = '', children }: SheetProps) {
  // It must be there closed before it opens: only then does it know where the focus was.
  const isThere = useMounted();
  useScrollLock(isOpen);
  return (
    <MantineRoot>
      <Drawer.Root
        opened={isOpen && isThere}
        onClose={onClose}
        lockScroll={false}
        position={side}
        size={size ?? 'auto'}
        transitionProps={{ duration: 220 }}
      >
        <Drawer.Overlay className={styles.scrim} />
        <Drawer.Content classNames={{ content: className }} aria-label={label}>
          {children}
        </Drawer.Content>
      </Drawer.Root>
    </MantineRoot>
  );
}
