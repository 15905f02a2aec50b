import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Icon } from './pictures/icon.tsx';
import styles from './chip.module.css';

/** A filter. Set, it is filled and carries a cross: the press takes it away. An address makes it a link. */
export function Chip({ children, isOn = false, href, onClick }: ChipProps) {
  const className = classNames(styles.chip, isOn && styles.on);
  const inside = (
    <>
      {children}
      {isOn && <Icon of={X} size="small" />}
    </>
  );
  if (href !== undefined)
    return (
      <Link to={href} className={className} aria-current={isOn ? 'true' : undefined} preventScrollReset>
        {inside}
      </Link>
    );
  return (
    <button type="button" className={className} aria-pressed={isOn} onClick={onClick}>
      {inside}
    </button>
  );
}

interface ChipProps {
  readonly children: ReactNode;
  readonly isOn?: boolean;
  readonly href?: string;
  readonly onClick?: () => void;
}
