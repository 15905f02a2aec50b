import { Image } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Icon } from './icon.tsx';
import styles from './logo.module.css';

interface LogoProps {
  /** The address; null where there is none. */
  readonly href: string | null;
  readonly size?: 'small' | 'large';
}

/** A logo on the white ground that it stands on everywhere, or the room for one. */
export function Logo({ href, size = 'large' }: LogoProps) {
  return href === null ? (
    <span className={classNames(styles.empty, styles[size])}>
      <Icon of={Image} size={size === 'small' ? 'small' : 'medium'} />
    </span>
  ) : (
    <span className={classNames(styles.ground, styles[size])}>
      <img src={href} alt="" className={styles.logo} />
    </span>
  );
}
