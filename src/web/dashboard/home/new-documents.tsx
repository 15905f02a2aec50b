import { PenLine } from 'lucide-react';
import { href, Link } from 'react-router';
import type { HomeDocuments } from '#contracts/home.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { FileIcon } from '../../ui/pictures/file-icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { badgeOf } from '../library/badge-of.ts';
import styles from './home.module.css';

interface NewDocumentsProps {
  readonly portal: string;
  readonly documents: HomeDocuments;
}

/** The newest documents, each with what is to be done with it. */
export function NewDocuments({ portal, documents: { newest } }: NewDocumentsProps) {
  const texts = useTexts();
  return (
    <Card
      className={styles.documents}
      title={texts('home.documents')}
      tools={
        <Link className={styles.all} to={href('/dashboard/:portal/library', { portal })}>
          {texts('home.allDocuments')}
        </Link>
      }
    >
      {newest.length === 0 ? (
        <p className={styles.quiet}>{texts('home.noDocuments')}</p>
      ) : (
        <ul className={styles.lines}>
          {newest.map((document) => (
            <NewDocument key={document.id} portal={portal} document={document} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const badges = {
  signature: { tone: 'warning', icon: PenLine },
  acknowledgement: { tone: 'warning', icon: undefined },
  isNew: { tone: 'accent', icon: undefined },
  updated: { tone: 'neutral', icon: undefined },
} as const;

function NewDocument({ portal, document }: { readonly portal: string; readonly document: HomeDocuments['newest'][number] }) {
  const texts = useTexts();
  const formats = useFormats();
  const { id, title, arrivedAt, extension } = document;
  const found = badgeOf(document);
  const badge = found === null || found === 'signed' || found === 'approved' ? null : found;
  return (
    <li className={styles.line}>
      <FileIcon of={extension} />
      <span className={styles.words}>
        <Link to={`${href('/dashboard/:portal/library', { portal })}?document=${id}`} className={styles.document}>
          {title}
        </Link>
        <span className={styles.sub}>
          {extension.toUpperCase()} · {formats.date(arrivedAt.slice(0, 10))}
        </span>
      </span>
      {badge && (
        <span className={styles.badge}>
          <Tag tone={badges[badge].tone} icon={badges[badge].icon}>
            {texts(`home.badges.${badge}`)}
          </Tag>
        </span>
      )}
    </li>
  );
}
