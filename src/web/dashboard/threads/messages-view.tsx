import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { ThreadsPage } from '#contracts/threads.ts';
import { useTexts } from '../../lib/texts.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import headStyles from '../page-head.module.css';
import { AdviserList } from './adviser-list.tsx';
import { ThreadList } from './thread-list.tsx';
import styles from './messages.module.css';

interface MessagesViewProps {
  readonly portal: string;
  readonly page: ThreadsPage;
  /** The id of the thread beside the list. */
  readonly openId?: string;
  /** True when the form for a new message stands beside the list. */
  readonly isWriting?: boolean;
  readonly children: ReactNode;
}

/** The list of threads, and beside it one of them; on a phone the one or the other. */
export function MessagesView({ portal, page, openId, isWriting = false, children }: MessagesViewProps) {
  const texts = useTexts();
  const isOpen = openId !== undefined || isWriting;
  return (
    <div className={styles.page} data-open={isOpen || undefined}>
      <title>{texts('threads.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('threads.title')}</h1>
          <p className={headStyles.text}>
            {page.unread > 0
              ? texts('threads.unread', { count: page.unread })
              : texts(page.isOfTheFirm ? 'threads.textOfFirm' : 'threads.text')}
          </p>
        </div>
        {page.mayWrite && !isWriting && (
          <LinkButton to={href('/dashboard/:portal/messages/new', { portal })} look="primary">
            <Icon of={PenLine} size="small" />
            {texts('threads.new')}
          </LinkButton>
        )}
      </header>
      <div className={styles.panes}>
        <div className={styles.list}>
          <ThreadList portal={portal} page={page} openId={openId ?? null} />
        </div>
        <div className={styles.open}>{children}</div>
      </div>
      {page.advisers.length > 0 && <AdviserList advisers={page.advisers} />}
    </div>
  );
}
