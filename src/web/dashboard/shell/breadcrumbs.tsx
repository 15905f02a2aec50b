import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import styles from './breadcrumbs.module.css';

export interface Breadcrumb {
  readonly label: string;
  /** Absent for the page itself. */
  readonly href?: string;
}

/** The way from the portal to this page. */
export function Breadcrumbs({ path }: { readonly path: readonly Breadcrumb[] }) {
  const texts = useTexts();
  return (
    <nav aria-label={texts('shell.breadcrumb')} className={styles.path}>
      <ol className={styles.steps}>
        {path.map(({ label, href }, index) => (
          <li key={`${index} ${label}`} className={styles.step}>
            {index > 0 && <Icon of={ChevronRight} size="small" />}
            {href === undefined ? (
              <span aria-current="page" className={styles.here}>
                {label}
              </span>
            ) : (
              <Link to={href} className={styles.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
