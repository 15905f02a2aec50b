import { Tooltip as MantineTooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { MantineRoot } from './mantine-root.tsx';
import styles from './tooltip.module.css';

interface TooltipProps {
  readonly text: string;
  /** A control: what cannot be focused shows no tip to those who use keys. */
  readonly children: ReactElement;
}

/** A few words more about a control, while it is pointed at or focused. What has to be known is written on the page. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <MantineRoot>
      <MantineTooltip
        label={text}
        multiline
        maw={280}
        openDelay={300}
        events={{ hover: true, focus: true, touch: false }}
        classNames={{ tooltip: styles.tip ?? '' }}
      >
        {children}
      </MantineTooltip>
    </MantineRoot>
  );
}
