import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { href, Link } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './bell.module.css';

const NotificationsPanel = lazy(() => import('../notifications/notifications-panel.tsx'));

/** Opens the newest of what someone has been told of, and says how much of it is new: up to nine. Without scripts it leads to the page. */
export function Bell({ unread }: { readonly unread: number }) {
  const texts = useTexts();
  const isAlive = useHydrated();
  const label = texts('shell.entries.notifications', { count: unread });
  const sign = (
    <>
      <Icon of={BellIcon} />
      {unread > 0 && <span className={styles.count}>{unread > 9 ? '9+' : unread}</span>}
    </>
  );
  if (!isAlive) {
    return (
      <Link to={href('/profile/notifications')} className={styles.bell} aria-label={label} title={label}>
        {sign}
      </Link>
    );
  }
  return (
    <Popover title={texts('shell.notifications')} trigger={sign} triggerClass={styles.bell} triggerLabel={label} position="bottom-end">
      {(close) => (
        <Suspense fallback={<output>{texts('states.wait')}</output>}>
          <NotificationsPanel close={close} />
        </Suspense>
      )}
    </Popover>
  );
}
