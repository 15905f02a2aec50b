import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from './icon.tsx';
import styles from './menu.module.css';

/** A choice of a menu that does something: usually sends the form around it. */
export function MenuButton({ isChosen, children, ...rest }: MenuButtonProps) {
  return (
    <button {...rest} className={styles.item} aria-current={isChosen ? 'true' : undefined}>
      {children}
      {isChosen && <Icon of={Check} size="small" className={styles.check} />}
    </button>
  );
}

interface MenuButtonProps extends ComponentProps<'button'> {
  readonly isChosen?: boolean;
}

export function MenuLink({ href, children, keepsScroll = false, isChosen = false }: MenuLinkProps) {
  return (
    <Link to={href} className={styles.item} preventScrollReset={keepsScroll} aria-current={isChosen ? 'true' : undefined}>
      {children}
      {isChosen && <Icon of={Check} size="small" className={styles.check} />}
    </Link>
  );
}

interface MenuLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** Where the choice only changes what the page already shows. */
  readonly keepsScroll?: boolean;
  readonly isChosen?: boolean;
}

/** A file to take away: fetched by the browser itself, not by the page. */
export function MenuFile({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} className={styles.item} download>
      {children}
    </a>
  );
}

export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return <p className={styles.heading}>{children}</p>;
}
