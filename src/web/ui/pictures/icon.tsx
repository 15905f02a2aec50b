import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';
import { classNames } from '../class-names.ts';

const sizes = { tiny: 13, small: 16, medium: 20, large: 24 } as const;

/** A drawing beside words; where it stands alone the control around it has the name. */
export function Icon({ of: Drawing, size = 'medium', className }: IconProps) {
  const pixels = sizes[size];
  return (
    <Drawing
      className={classNames(styles.icon, className)}
      width={pixels}
      height={pixels}
      strokeWidth={size === 'tiny' ? 2 : 1.6}
      aria-hidden
    />
  );
}

interface IconProps {
  readonly of: LucideIcon;
  readonly size?: keyof typeof sizes;
  readonly className?: string | undefined;
}
