import { Popover } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { IconButton } from '../icon-button.tsx';
import type { PopoverProps } from '../popover.tsx';
import { PopoverTrigger } from '../popover-trigger.tsx';
import { useIsNarrow } from '../use-is-narrow.ts';
import { MantineRoot } from './mantine-root.tsx';
import { Sheet } from './sheet.tsx';
import styles from './popover-panel.module.css';

/** A popover that was asked for: its button, and the panel or sheet, which opens at once. Focus goes in, stays, and returns. */
export default function PopoverPanel(props: PopoverProps) {
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  // The panel must be there closed before it opens: only then does it know where the focus was.
  const isThere = useMounted();
  useEffect(() => button.current?.focus(), []);
  const close = () => setOpen(false);
  // The panel hears Escape once the focus is in it; until then its button has it.
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
  const trigger = <PopoverTrigger ref={button} {...props} isOpen={isOpen} onPress={() => setOpen(!isOpen)} onKeyDown={closeOnEscape} />;
  const { title, width = 388, offset = 10, position = 'bottom-start' } = props;
  return (
    <MantineRoot>
      {isNarrow ? (
        <>
          {trigger}
          <Sheet label={title} side="bottom" isOpen={isOpen} onClose={close} className={styles.sheet}>
            <Inside {...props} close={close} />
          </Sheet>
        </>
      ) : (
        <Popover
          opened={isOpen && isThere}
          onChange={setOpen}
          width={width}
          position={position}
          offset={offset}
          arrowSize={12}
          arrowOffset={28}
          withArrow
          trapFocus
          returnFocus
          transitionProps={{ transition: 'pop-top-left', duration: 180 }}
        >
          <Popover.Target>{trigger}</Popover.Target>
          <Popover.Dropdown className={styles.panel} aria-label={title}>
            <Inside {...props} close={close} />
          </Popover.Dropdown>
        </Popover>
      )}
    </MantineRoot>
  );
}

function Inside({ title, children, footer, close }: PopoverProps & { readonly close: () => void }) {
  const texts = useTexts();
  return (
    <>
      <header className={styles.head}>
        <h3>{title}</h3>
        <IconButton icon={X} label={texts('shell.close')} size="small" onClick={close} />
      </header>
      <div className={styles.body}>{children(close)}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </>
  );
}
