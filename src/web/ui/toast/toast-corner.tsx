import { Notifications, notifications } from '@mantine/notifications';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { pageTime } from '../page-time.ts';
import { Icon } from '../pictures/icon.tsx';
import { MantineRoot } from '../mantine/mantine-root.tsx';
import type { Toast } from './toast.ts';
import { toastDuration } from './toast-duration.ts';
import styles from './toast.module.css';
import './notifications.css';

const icons = { positive: CircleCheck, negative: TriangleAlert, neutral: Info } as const;

/** Mantine's notifications in our look; shows each toast of the growing list once. */
export default function ToastCorner({ toasts }: { readonly toasts: readonly Toast[] }) {
  const shown = useRef(0);
  const texts = useTexts();
  const closeLabel = texts('shell.close');
  useEffect(() => {
    for (const toast of toasts.slice(shown.current)) notifications.show(settingsOf(toast, closeLabel));
    shown.current = toasts.length;
  }, [toasts, closeLabel]);
  return (
    <MantineRoot>
      {/* Below what is open over the page, whose buttons stand in the same corner. */}
      <Notifications position="bottom-right" zIndex={190} limit={4} transitionDuration={180} className={styles.corner} />
    </MantineRoot>
  );
}

function settingsOf(toast: Toast, closeLabel: string) {
  const { tone, text, detail, action } = toast;
  const duration = toastDuration(toast);
  const id = action && `action-${Date.now()}`;
  return {
    ...(id ? { id } : {}),
    message: <Message detail={detail} action={action} onDone={() => void notifications.hide(id ?? '')} />,
    title: text,
    icon: <Icon of={icons[tone]} />,
    autoClose: duration === null ? (false as const) : pageTime(duration),
    role: tone === 'negative' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': closeLabel },
    classNames: {
      root: `${styles.toast} ${styles[tone]}`,
      icon: styles.icon ?? '',
      title: styles.title ?? '',
      closeButton: styles.close ?? '',
    },
  };
}

interface MessageProps {
  readonly detail: Toast['detail'] | undefined;
  readonly action: Toast['action'] | undefined;
  readonly onDone: () => void;
}

function Message({ detail, action, onDone }: MessageProps) {
  const press = () => {
    action?.press();
    onDone();
  };
  return (
    <>
      {detail && <span className={styles.detail}>{detail}</span>}
      {action && (
        <Button size="small" className={styles.action} onClick={press}>
          {action.label}
        </Button>
      )}
    </>
  );
}
