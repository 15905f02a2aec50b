import { useId } from 'react';
import { Form } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { FormKey } from '../ui/fields/form-key.tsx';
import { RefusalLine } from './refusal-line.tsx';
import styles from './sign-in-dialog.module.css';

interface LinkSentProps {
  readonly email: string;
  readonly error: string | null;
  readonly isBusy: boolean;
}

/** Waits for the address to be confirmed; the mail can be had again. */
export function LinkSentStep({ email, error, isBusy }: LinkSentProps) {
  const texts = useTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h1 id={titleId} className={styles.title}>
        {texts('signIn.sentTitle')}
      </h1>
      <p className={styles.lead}>
        {texts('signIn.sentText')}
        <span className={styles.address}>{email}</span>
        {texts('signIn.sentMore')}
      </p>
      <Form method="post" className={styles.fields}>
        <FormKey />
        <RefusalLine error={error} />
        <Button type="submit" name="intent" value="send-again" size="large" isWide disabled={isBusy}>
          {texts(isBusy ? 'signIn.wait' : 'signIn.sendAgain')}
        </Button>
      </Form>
      <Form method="post" className={styles.away}>
        <Button type="submit" name="intent" value="start-over" look="text" disabled={isBusy}>
          {texts('signIn.otherAddress')}
        </Button>
      </Form>
    </section>
  );
}
