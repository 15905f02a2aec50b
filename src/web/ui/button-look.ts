import { classNames } from './class-names.ts';
import styles from './button.module.css';

/** The look of a button; each view has one primary action. Small is 32 px high, medium 40, and large 44 as in dialogs. */
export interface ButtonLook {
  readonly look?: 'primary' | 'default' | 'text' | 'danger' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as what it stands in. */
  readonly isWide?: boolean | undefined;
}

export function buttonClass({ look = 'default', size = 'medium', isWide = false }: ButtonLook, more?: string): string {
  return classNames(styles.button, styles[look], styles[size], isWide && styles.wide, more);
}
