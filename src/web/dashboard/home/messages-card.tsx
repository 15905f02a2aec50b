import { href, Link } from 'react-router';
import type { HomeMessages } from '#contracts/home.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Card } from '../../ui/card.tsx';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import styles from './home.module.css';

interface MessagesCardProps {
  readonly portal: string;
  readonly messages: HomeMessages;
  /** The address of the form for a new message; null for readers who cannot write. */
  readonly writes: string | null;
}

/** The newest conversations, those with something unread marked. */
export function MessagesCard({ portal, messages: { unread, newest }, writes }: MessagesCardProps) {
  const texts = useTexts();
  return (
    <Card
      className={styles.messages}
      title={texts('shell.entries.messages')}
      text={texts(unread === 0 ? 'home.noneUnread' : 'home.unread', { count: unread })}
      tools={
        <Link className={styles.all} to={href('/dashboard/:portal/messages', { portal })}>
          {texts('home.allMessages')}
        </Link>
      }
    >
      {newest.length === 0 ? (
        <p className={styles.quiet}>
          {texts('home.noMessages')} {writes && <Link to={writes}>{texts('home.writeFirst')}</Link>}
        </p>
      ) : (
        <ul className={styles.lines}>
          {newest.map((thread) => (
            <Conversation key={thread.id} portal={portal} thread={thread} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface ConversationProps {
  readonly portal: string;
  readonly thread: HomeMessages['newest'][number];
}

function Conversation({ portal, thread: { id, subject, assigned, lastAt, isUnread } }: ConversationProps) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <li className={styles.line}>
      {assigned !== null && <Avatar name={assigned} photo={null} />}
      <span className={styles.words}>
        <Link
          to={href('/dashboard/:portal/messages/:thread', { portal, thread: id })}
          className={styles.subject}
          data-unread={isUnread || undefined}
        >
          {isUnread && (
            <span className={styles.dot}>
              <span className="sr">{texts('home.isUnread')} </span>
            </span>
          )}
          {subject}
        </Link>
        <span className={styles.sub}>{[assigned, formats.moment(lastAt)].filter((each) => each !== null).join(' · ')}</span>
      </span>
    </li>
  );
}
