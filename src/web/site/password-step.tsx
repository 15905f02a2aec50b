import { useId } from 'react';
import { Form } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { RefusalLine } from './refusal-line.tsx';
import styles from './sign-in-dialog.module.css';
import { useRefusals } from './use-refusals.ts';

/** E-mail and password. Refused, the e-mail stays and the password is asked for again. */
export function PasswordStep({ error, isBusy }: { readonly error: string | null; readonly isBusy: boolean }) {
  const texts = useTexts();
  const { refusals, form } = useRefusals(error, 'password');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h1 id={titleId} className={styles.title}>
        {texts('signIn.title')}
      </h1>
      <p className={styles.lead}>{texts('signIn.lead')}</p>
      <Form ref={form} method="post" className={styles.fields}>
        <RefusalLine error={error} />
        <input type="hidden" name="intent" value="password" />
        <TextField label={texts('signIn.email')} name="email" type="email" autoComplete="username" inputMode="email" required />
        <PasswordField
          key={refusals}
          label={texts('signIn.password')}
          name="password"
          autoComplete="current-password"
          maxLength={1000}
          required
        />
        <Button type="submit" look="primary" size="large" isWide disabled={isBusy} className={styles.submit}>
          {texts(isBusy ? 'signIn.wait' : 'signIn.submit')}
        </Button>
      </Form>
    </section>
  );
}
