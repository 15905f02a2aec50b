import { useTexts } from '../../lib/texts.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './audit.module.css';

/** The way from one page of a log to the next older one, and back to the newest; null where there is none. */
export function OlderEntries({ newest, older }: { readonly newest: string | null; readonly older: string | null }) {
  const texts = useTexts();
  return (
    <nav className={styles.pages} aria-label={texts('states.pages')}>
      {newest !== null && (
        <LinkButton to={newest} size="small">
          {texts('audit.newest')}
        </LinkButton>
      )}
      {older !== null && (
        <LinkButton to={older} size="small">
          {texts('audit.older')}
        </LinkButton>
      )}
    </nav>
  );
}
