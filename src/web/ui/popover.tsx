import { Drawer, Popover as MantinePopover } from '@mantine/core';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '../lib/texts.tsx';
import { IconButton } from './icon-button.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import styles from './popover.module.css';

/**
 * What opens from a figure or a control: a panel with an arrow, below 960 px a sheet from the bottom edge. The trigger is
 * its button; focus goes in, stays, and returns.
 */
export function Popover(props: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const isNarrow = useIsNarrow();
  useScrollLock(isOpen && isNarrow);
  const close = () => setOpen(false);
  const { trigger, triggerClass = styles.figure, triggerLabel, title, width = 388, offset = 10, position = 'bottom-start' } = props;
  const button = (
    <button
      ref={wasAsked ? takeFocus : undefined}
      type="button"
      className={triggerClass}
      aria-label={triggerLabel}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => {
        // The panel must be there closed before it opens: only then does it know where the focus was.
        if (!wasAsked) flushSync(() => setAsked(true));
        setOpen(!isOpen);
      }}
    >
      {trigger}
    </button>
  );
  // A page has hundreds of figures: the machinery of a panel comes with the first click.
  if (!wasAsked) return button;
  if (isNarrow)
    return (
      <>
        {button}
        <Drawer.Root opened={isOpen} onClose={close} lockScroll={false} position="bottom" size="auto" transitionProps={{ duration: 220 }}>
          <Drawer.Overlay className={styles.scrim} />
          <Drawer.Content classNames={{ content: styles.sheet ?? '' }} aria-label={title}>
            <Inside {...props} close={close} />
          </Drawer.Content>
        </Drawer.Root>
      </>
    );
  return (
    <MantinePopover
      opened={isOpen}
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
      <MantinePopover.Target>{button}</MantinePopover.Target>
      <MantinePopover.Dropdown className={styles.panel} aria-label={title}>
        <Inside {...props} close={close} />
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}

/** The button that takes the place of the one that was clicked. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus();
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

interface PopoverProps {
  readonly title: string;
  readonly trigger: ReactNode;
  /** Absent, the trigger is a figure: underlined with dashes. */
  readonly triggerClass?: string | undefined;
  /** Name of the trigger where its own words do not say what opens. */
  readonly triggerLabel?: string | undefined;
  /** Rendered only while it is open. */
  readonly children: (close: () => void) => ReactNode;
  readonly footer?: ReactNode;
  readonly width?: number;
  /** How far below the trigger it opens: past what belongs to it. */
  readonly offset?: number;
  readonly position?: 'bottom-start' | 'bottom' | 'bottom-end';
}
