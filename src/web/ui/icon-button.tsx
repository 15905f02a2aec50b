import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './pictures/icon.tsx';
import styles from './icon-button.module.css';

/** A button that is only a drawing; its label is spoken and shown as a tip. Small is 32 px, for the tools of a card. */
export function IconButton({ icon, label, size = 'medium', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={classNames(styles.button, styles[size], className)}>
      <Icon of={icon} size={size === 'small' ? 'small' : 'medium'} />
    </button>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly size?: 'small' | 'medium';
}
