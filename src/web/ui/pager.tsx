import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Icon } from './pictures/icon.tsx';
import styles from './pager.module.css';

/** Pages of a list as addresses; pages count from one. */
export function Pager({ page, pages, hrefOf }: PagerProps) {
  const texts = useTexts();
  return (
    <nav className={styles.pager} aria-label={texts('states.pages')}>
      <Step icon={ChevronLeft} label={texts('states.previousPage')} href={page > 1 ? hrefOf(page - 1) : null} />
      <span className={styles.text}>{texts('states.page', { page, pages })}</span>
      <Step icon={ChevronRight} label={texts('states.nextPage')} href={page < pages ? hrefOf(page + 1) : null} />
    </nav>
  );
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

function Step({ icon, label, href }: { readonly icon: LucideIcon; readonly label: string; readonly href: string | null }) {
  if (href === null)
    return (
      <span className={styles.step} data-off>
        <Icon of={icon} size="small" />
      </span>
    );
  return (
    <Link to={href} className={styles.step} aria-label={label} title={label} preventScrollReset>
      <Icon of={icon} size="small" />
    </Link>
  );
}
