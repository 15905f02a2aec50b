import { BellOff } from 'lucide-react';
import { Form, href, Link, useNavigation } from 'react-router';
import type { NotificationsPage } from '#contracts/people/notifications.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import headStyles from '../page-head.module.css';
import { NotificationLine } from './notification-line.tsx';
import styles from './notifications.module.css';

/** Lists the reader's notifications, the newest first; each links to its subject. */
export function NotificationsView({ page: { notifications, next, isNewest } }: { readonly page: NotificationsPage }) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const address = href('/profile/notifications');
  return (
    <>
      <title>{texts('notifications.title')}</title>
      <header className={headStyles.head}>
        <div>
          <h1>{texts('notifications.title')}</h1>
          <p className={headStyles.text}>{texts('notifications.text')}</p>
        </div>
        <div className={styles.tools}>
          <LinkButton to={href('/profile/notification-settings')}>{texts('notifications.settings.title')}</LinkButton>
          {notifications.some(({ isRead }) => !isRead) && (
            <Form method="post" preventScrollReset>
              <Button type="submit" disabled={isBusy}>
                {texts('notifications.readAll')}
              </Button>
            </Form>
          )}
        </div>
      </header>
      <Card isFlush>
        {notifications.length === 0 ? (
          <EmptyState icon={BellOff} title={texts('notifications.empty')} text={texts('notifications.emptyText')} />
        ) : (
          <ul className={styles.list} aria-label={texts('notifications.list')}>
            {notifications.map((notification) => (
              <li key={notification.id}>
                <NotificationLine notification={notification} />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <p className={styles.pages}>
        {!isNewest && <Link to={address}>{texts('notifications.newest')}</Link>}
        {next !== null && <Link to={`${address}?before=${next}`}>{texts('notifications.older')}</Link>}
      </p>
    </>
  );
}
