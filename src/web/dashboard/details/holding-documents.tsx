import { href, Link } from 'react-router';
import type { HoldingDocuments as Documents } from '#contracts/library.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import styles from './details.module.css';

/** The newest documents about a holding, each opened in the library. */
export function HoldingDocuments({ documents: { portal, account, security, documents, hasMore } }: { readonly documents: Documents }) {
  const texts = useTexts();
  const formats = useFormats();
  const addressOf = (document?: string) => {
    const query = new URLSearchParams({ account, holding: security, range: 'all', ...(document === undefined ? {} : { document }) });
    return `${href('/dashboard/:portal/library', { portal })}?${query}`;
  };
  if (documents.length === 0) return <p className={styles.note}>{texts('details.noDocuments')}</p>;
  return (
    <>
      <ul className={styles.documents}>
        {documents.map(({ id, title, arrivedAt }) => (
          <li key={id}>
            <Link to={addressOf(id)}>{title}</Link>
            <span className={styles.note}>{formats.date(arrivedAt.slice(0, 10))}</span>
          </li>
        ))}
      </ul>
      {hasMore && <Link to={addressOf()}>{texts('details.allDocuments')}</Link>}
    </>
  );
}
