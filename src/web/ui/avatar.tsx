import { classNames } from './class-names.ts';
import { initialsOf } from './initials-of.ts';
import styles from './avatar.module.css';

/** Somebody's initials, as a picture: the name stands beside it in words. */
export function Avatar({ name, size = 'medium' }: { readonly name: string; readonly size?: 'medium' | 'large' }) {
  return <span className={classNames(styles.avatar, styles[size])} data-initials={initialsOf(name)} aria-hidden />;
}
