import { useId } from 'react';
import { href, Link, useFetcher } from 'react-router';
import type { ShownNotification } from '#contracts/people/notifications.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NotificationLine } from './notification-line.tsx';
import styles from './notifications-panel.module.css';
import { useNewest } from './use-newest.ts';

/** The page has them all. */
const maxShown = 12;

/** Shows the newest notifications in the bell's panel, those of today first. */
export default function NotificationsPanel({ close }: { readonly close: () => void }) {
  const texts = useTexts();
  const { Form, state, data } = useFetcher<{ readonly isDone?: true }>();
  const [newest, again] = useNewest();
  if (newest.state !== 'ready') {
    return newest.state === 'loading' ? (
      <PanelComing />
    ) : (
      <div role="alert" className={styles.state}>
        <p>{texts('shell.notificationsFailed')}</p>
        <Button size="small" onClick={again}>
          {texts('states.retry')}
        </Button>
      </div>
    );
  }
  const { notifications, today } = newest.page;
  const isAllRead = state !== 'idle' || data?.isDone === true;
  const shown = notifications.slice(0, maxShown).map((each) => ({ ...each, isRead: each.isRead || isAllRead }));
  const isOfToday = ({ at }: ShownNotification) => at.startsWith(today);
  return (
    <>
      {shown.length === 0 && <p className={styles.empty}>{texts('notifications.emptyText')}</p>}
      <div className={styles.groups}>
        <Group title={texts('notifications.today')} shown={shown.filter(isOfToday)} isOfToday close={close} />
        <Group title={texts('notifications.earlier')} shown={shown.filter((each) => !isOfToday(each))} close={close} />
      </div>
      <div className={styles.foot}>
        <Link to={href('/profile/notifications')} onClick={close}>
          {texts('notifications.all')}
        </Link>
        {shown.some(({ isRead }) => !isRead) && (
          <Form method="post" action={href('/profile/notifications')}>
            <Button type="submit" look="text" size="small">
              {texts('notifications.readAll')}
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly shown: readonly ShownNotification[];
  readonly isOfToday?: boolean;
  readonly close: () => void;
}

function Group({ title, shown, isOfToday = false, close }: GroupProps) {
  const id = useId();
  if (shown.length === 0) return null;
  return (
    <>
      <h4 id={id} className={styles.heading}>
        {title}
      </h4>
      <ul className={styles.list} aria-labelledby={id}>
        {shown.map((notification) => (
          <li key={notification.id}>
            <NotificationLine notification={notification} told={isOfToday ? 'time' : 'date'} onOpen={close} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PanelComing() {
  const texts = useTexts();
  return (
    <output className={styles.state}>
      <span className="sr">{texts('states.wait')}</span>
      <Skeleton height={42} />
      <Skeleton height={42} />
      <Skeleton height={42} />
    </output>
  );
}
