import type { LibraryPage } from '#contracts/library.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './library.module.css';

interface PagesProps {
  readonly library: Pick<LibraryPage, 'documents' | 'page' | 'pageSize' | 'hasMore'>;
  /** The address of the list's page of that number; without one, of its first. */
  readonly hrefOf: (page: number | undefined) => string;
}

/** Shows which documents of the list appear, and links to newer and older ones. */
export function LibraryPages({ library: { documents, page, pageSize, hasMore }, hrefOf }: PagesProps) {
  const texts = useTexts();
  const formats = useFormats();
  if (documents.length === 0 && page === 1) return null;
  const first = (page - 1) * pageSize;
  return (
    <>
      <span>
        {texts('library.shown', {
          from: formats.count(first + Math.min(1, documents.length)),
          to: formats.count(first + documents.length),
        })}
      </span>
      <nav className={styles.pages} aria-label={texts('states.pages')}>
        {page > 1 && (
          <LinkButton size="small" to={hrefOf(page === 2 ? undefined : page - 1)}>
            {texts('library.later')}
          </LinkButton>
        )}
        {hasMore && (
          <LinkButton size="small" to={hrefOf(page + 1)}>
            {texts('library.earlier')}
          </LinkButton>
        )}
      </nav>
    </>
  );
}
