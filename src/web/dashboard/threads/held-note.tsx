import { useEffect, useState } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import type { ShownMessage } from '#contracts/threads.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './thread.module.css';

/** Shows how long the writer of a message can still take it back, and the button for it. */
export function HeldNote({ id, seconds }: Pick<ShownMessage, 'id'> & { readonly seconds: number }) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const left = useSecondsLeft(seconds);
  if (left === 0) return <p className={styles.held}>{texts('threads.sending')}</p>;
  return (
    <Form method="post" preventScrollReset className={styles.held}>
      <input type="hidden" name="message" value={id} />
      {texts('threads.held', { count: left })}
      <Button size="small" type="submit" name="intent" value="undo" disabled={isBusy}>
        {texts('threads.undo')}
      </Button>
    </Form>
  );
}

/** Afterwards the page is loaded every two seconds until the message is sent, for half a minute at most. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (left < -15) return undefined;
    const timer = setTimeout(
      () => {
        if (left <= 0) void revalidate();
        setLeft(left - 1);
      },
      left > 0 ? 1000 : 2000,
    );
    return () => clearTimeout(timer);
  }, [left, revalidate]);
  return Math.max(left, 0);
}
