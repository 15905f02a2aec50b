import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './pictures/icon.tsx';
import styles from './tag.module.css';

export type Tone = 'neutral' | 'positive' | 'negative' | 'warning' | 'primary' | 'accent';

/** A few words about the state of a thing; an icon says it without colour too. */
export function Tag({ children, tone = 'neutral', icon }: TagProps) {
  return (
    <span className={classNames(styles.tag, styles[tone])}>
      {icon && <Icon of={icon} size="tiny" />}
      {children}
    </span>
  );
}

interface TagProps {
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly icon?: LucideIcon | undefined;
}
