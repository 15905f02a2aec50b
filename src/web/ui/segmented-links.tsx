import { Link } from 'react-router';
import styles from './segmented.module.css';

/** The same choice as `Segmented` where each option is an address: a range, a tab of figures. */
export function SegmentedLinks({ label, options, isReplacing = false }: SegmentedLinksProps) {
  return (
    <nav className={styles.group} aria-label={label}>
      {options.map(({ key, label: text, href, isCurrent }) => (
        <Link
          key={key}
          to={href}
          preventScrollReset
          replace={isReplacing}
          className={styles.option}
          aria-current={isCurrent ? 'true' : undefined}
        >
          <span>{text}</span>
        </Link>
      ))}
    </nav>
  );
}

interface SegmentedLinksProps {
  readonly label: string;
  readonly options: readonly { readonly key: string; readonly label: string; readonly href: string; readonly isCurrent: boolean }[];
  /** Back leads past the choices to the page before. */
  readonly isReplacing?: boolean;
}
