import { classNames } from './class-names.ts';
import styles from './button.module.css';

/** How a button looks; one primary action a view. Small is 32 px high, medium 40, large 44 as in dialogs. */
export interface ButtonLook {
  readonly look?: 'primary' | 'default' | 'text' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as what it stands in. */
  readonly isWide?: boolean | undefined;
}

export function buttonClass({ look = 'default', size = 'medium', isWide = false }: ButtonLook, more?: string): string {
  return classNames(styles.button, styles[look], styles[size], isWide && styles.wide, more);
}
