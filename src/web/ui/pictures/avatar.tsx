import { usePaper } from '../../lib/paper.tsx';
import { classNames } from '../class-names.ts';
import { initialsOf } from './initials-of.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  /** The address of a photo; without one, and on paper, initials stand in its place. */
  readonly photo: string | null;
  readonly size?: 'medium' | 'large' | 'huge';
}

/** Someone's photo or initials, as a picture: the name stands beside it in words. */
export function Avatar({ name, photo, size = 'medium' }: AvatarProps) {
  const className = classNames(styles.avatar, styles[size]);
  const isOnPaper = usePaper();
  return photo !== null && !isOnPaper ? (
    <img src={photo} alt="" className={className} />
  ) : (
    <span className={className} data-initials={initialsOf(name)} aria-hidden />
  );
}
