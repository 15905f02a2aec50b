import { Tooltip as MantineTooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import styles from './tooltip.module.css';

/** A few words on hover and focus; never the only place where something is said. */
export function Tooltip({ text, position = 'top', children }: TooltipProps) {
  return (
    <MantineTooltip
      label={text}
      position={position}
      classNames={{ tooltip: styles.tip ?? '' }}
      openDelay={250}
      events={{ hover: true, focus: true, touch: false }}
      withinPortal
      multiline
      maw={280}
    >
      {children}
    </MantineTooltip>
  );
}

interface TooltipProps {
  readonly text: string;
  readonly position?: 'top' | 'right' | 'bottom';
  /** One element that takes a ref. */
  readonly children: ReactElement;
}
