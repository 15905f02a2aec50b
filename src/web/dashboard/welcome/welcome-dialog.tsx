import {
  BriefcaseBusiness,
  ChevronRight,
  ClipboardList,
  Folder,
  type LucideIcon,
  MessageSquareText,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Welcome, WelcomePlace } from '#contracts/people/welcome.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/mantine/dialog.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import styles from './welcome-dialog.module.css';

const icons: Readonly<Record<WelcomePlace, LucideIcon>> = {
  portfolios: BriefcaseBusiness,
  clients: Users,
  library: Folder,
  messages: MessageSquareText,
  investmentAdvice: ClipboardList,
};

export interface WelcomeDialogProps {
  readonly welcome: Welcome;
  /** Reports whether the dialog should never appear again. */
  readonly onClose: (isLast: boolean) => void;
}

/** Shows what the groups of a client tell them, the places to start from, and what their accounts still lack. */
export default function WelcomeDialog({ welcome: { name, places, messages, unlinked }, onClose }: WelcomeDialogProps): ReactNode {
  const texts = useTexts();
  const [isLast, setLast] = useState(false);
  const close = () => onClose(isLast);
  return (
    <Dialog
      title={texts('welcome.title', { name })}
      isOpen
      width={600}
      onClose={close}
      footer={
        <>
          <label className={styles.last}>
            <input type="checkbox" checked={isLast} onChange={({ target }) => setLast(target.checked)} />
            {texts('welcome.doNotShow')}
          </label>
          <Button look="primary" data-autofocus onClick={close}>
            {texts('welcome.close')}
          </Button>
        </>
      }
    >
      {messages.map((message) => (
        <p key={message} className={styles.message}>
          {message}
        </p>
      ))}
      <p className={styles.text}>{texts('welcome.text')}</p>
      <ul className={styles.places}>
        {places.map(({ place, href }) => (
          <li key={place}>
            <Link to={href} className={styles.place} onClick={close}>
              <Icon of={icons[place]} />
              <span>
                <span className={styles.name}>{texts(`welcome.places.${place}`)}</span>
                <span className={styles.hint}>{texts(`welcome.hints.${place}`)}</span>
              </span>
              <Icon of={ChevronRight} size="small" />
            </Link>
          </li>
        ))}
      </ul>
      {unlinked.length > 0 && (
        <div className={styles.unlinked}>
          <Icon of={TriangleAlert} />
          <p>{texts('welcome.unlinked', { count: unlinked.length, accounts: unlinked.join(', ') })}</p>
        </div>
      )}
    </Dialog>
  );
}
