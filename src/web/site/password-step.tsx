import { useId } from 'react';
import { Form, href, Link, useSearchParams } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { EmailField } from './email-field.tsx';
import { pathOfMode } from './path-of-mode.ts';
import { RefusalLine } from './refusal-line.tsx';
import styles from './sign-in-dialog.module.css';
import type { SignInRules } from './sign-in-step.ts';
import { useRefusals } from './use-refusals.ts';

interface PasswordStepProps {
  readonly rules: SignInRules;
  readonly error: string | null;
  readonly isBusy: boolean;
}

/** E-mail and password. Refused, the e-mail stays and the password is asked for again. */
export function PasswordStep({ rules, error, isBusy }: PasswordStepProps) {
  const texts = useTexts();
  const [search] = useSearchParams();
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
        <EmailField checksFormat={rules.checksEmailFormat} />
        <PasswordField
          key={refusals}
          label={texts('signIn.password')}
          name="password"
          aside={<Link to={pathOfMode(`${href('/login')}?action=reset`, search)}>{texts('signIn.forgot')}</Link>}
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
