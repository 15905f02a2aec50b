import { FilePenLine } from 'lucide-react';
import { Link } from 'react-router';
import type { ListedDraft } from '#contracts/threads.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { draftAddress, threadAddress } from './threads-address.ts';
import styles from './messages.module.css';

/** Lists the reader's drafts, each with a link to continue. */
export function DraftList({ portal, drafts }: { readonly portal: string; readonly drafts: readonly ListedDraft[] }) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <ul className={styles.lines} aria-label={texts('threads.drafts')}>
      {drafts.map(({ id, threadId, account, subject, text, savedAt, isUnsent }) => (
        <li key={id}>
          <Link
            to={threadId === null ? draftAddress(portal, id) : threadAddress(portal, threadId, { view: 'drafts' })}
            className={styles.line}
          >
            <Icon of={FilePenLine} />
            <span className={styles.about}>
              <span className={styles.row}>
                <span className={styles.name}>{account ?? texts('threads.newDraft')}</span>
                <span className={styles.at}>{formats.moment(savedAt)}</span>
              </span>
              <span className={styles.subject}>
                <span className={styles.words}>{subject || texts('threads.noSubject')}</span>
                {isUnsent && <Tag tone="warning">{texts('threads.unsent')}</Tag>}
              </span>
              <span className={styles.assigned}>
                <span className={styles.words}>{text}</span>
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
