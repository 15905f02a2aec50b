import {
  BadgeCheck,
  BookOpenCheck,
  CalendarClock,
  CircleCheck,
  FileText,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  PenLine,
  Undo2,
} from 'lucide-react';
import { href, Link } from 'react-router';
import type { ShownNotification } from '#contracts/people/notifications.ts';
import type { NotificationKind } from '#domain/notification/notification-kind.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import styles from './notification-line.module.css';

const icons: Readonly<Record<NotificationKind, LucideIcon>> = {
  message: MessageSquareText,
  document: FileText,
  'document-received': FileText,
  'signature-asked': PenLine,
  'acknowledgement-asked': BookOpenCheck,
  'document-signed': CircleCheck,
  'document-approved': BadgeCheck,
  'document-acknowledged': BookOpenCheck,
  'documents-asked': ListChecks,
  'documents-due': CalendarClock,
  'documents-overdue': CalendarClock,
  'documents-missing': CalendarClock,
  'document-accepted': CircleCheck,
  'document-returned': Undo2,
};

interface NotificationLineProps {
  readonly notification: ShownNotification;
  /** The moment as it is told: of today its time, where there is little room of another day its date. */
  readonly told?: 'moment' | 'time' | 'date';
  readonly onOpen?: () => void;
}

/** Shows a notification with its subject and its time, and links to the subject. */
export function NotificationLine({ notification: { id, kind, by, about, at, isRead }, told = 'moment', onOpen }: NotificationLineProps) {
  const texts = useTexts();
  const formats = useFormats();
  return (
    <Link
      to={href('/profile/notifications/:notification', { notification: id })}
      className={styles.line}
      onClick={onOpen}
      data-unread={isRead ? undefined : true}
    >
      <Icon of={icons[kind]} />
      <span className={styles.about}>
        <span className={styles.what}>
          {texts(`notifications.kinds.${kind}`, { name: by ?? texts('notifications.firm') })}
          {!isRead && <span className="sr"> · {texts('notifications.unread')}</span>}
        </span>
        <span className={styles.hint}>{about}</span>
      </span>
      <span className={styles.hint}>
        {told === 'time' ? at.slice(11, 16) : told === 'date' ? formats.date(at.slice(0, 10)) : formats.moment(at)}
      </span>
    </Link>
  );
}
