import { Check, Copy, Mail, MailOpen, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { momentText } from '#wording/moment-text.ts';
import { useLocale, useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { Tag } from '../ui/tag.tsx';

import styles from './outbox-page.module.css';
import { pinInMessage } from './pin-in-message.ts';

export interface ShownMessage {
  readonly id: string;
  /** ISO text in UTC. */
  readonly at: string;
  readonly channel: 'sms' | 'email';
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
}

const refreshEvery = 5000;

/** The messages that would have been sent, newest first; looks for new ones every five seconds. */
export function OutboxPage({ messages, timeZone }: { readonly messages: readonly ShownMessage[]; readonly timeZone: string }) {
  const texts = useTexts();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, refreshEvery);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <main className={styles.page}>
      <title>{texts('notifications.outbox.title')}</title>
      <h1>{texts('notifications.outbox.title')}</h1>
      <p className={styles.text}>{texts('notifications.outbox.text')}</p>
      <Card isFlush>
        {messages.length === 0 ? (
          <EmptyState icon={MailOpen} title={texts('notifications.outbox.empty')} text={texts('notifications.outbox.emptyText')} />
        ) : (
          <ol aria-live="polite">
            {messages.map((message) => (
              <Message key={message.id} message={message} timeZone={timeZone} />
            ))}
          </ol>
        )}
      </Card>
    </main>
  );
}

function Message({ message, timeZone }: { readonly message: ShownMessage; readonly timeZone: string }) {
  const texts = useTexts();
  const locale = useLocale();
  const { at, channel, recipient, subject, body } = message;
  const pin = pinInMessage(body);
  return (
    <li className={styles.message}>
      <div className={styles.about}>
        <Tag icon={channel === 'sms' ? Smartphone : Mail}>{texts(`notifications.outbox.${channel}`)}</Tag>
        <span>{texts('notifications.outbox.to', { recipient })}</span>
        <time dateTime={at} className={styles.time}>
          {momentText(at, locale, timeZone)}
        </time>
      </div>
      {subject !== null && <h2 className={styles.subject}>{subject}</h2>}
      <div className={styles.words}>
        <p className={styles.body}>
          <WithLinks text={body} />
        </p>
        {pin !== null && <Pin pin={pin} />}
      </div>
    </li>
  );
}

/** A text whose addresses can be followed. */
function WithLinks({ text }: { readonly text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, nth) =>
    nth % 2 === 1 ? (
      <a key={part} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function Pin({ pin }: { readonly pin: string }) {
  const texts = useTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(pin);
    setCopied(true);
  };
  return (
    <Button onClick={() => void copy()} className={styles.pin} aria-label={`${texts('notifications.outbox.copy')}: ${pin}`}>
      <span className={styles.digits}>{pin}</span>
      <Icon of={isCopied ? Check : Copy} size="small" />
      {isCopied && <output className="sr">{texts('notifications.outbox.copied')}</output>}
    </Button>
  );
}
