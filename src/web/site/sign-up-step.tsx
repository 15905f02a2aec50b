import { useId, useState } from 'react';
import { Form } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { EmailField } from './email-field.tsx';
import { errorsByField } from './errors-by-field.ts';
import type { Refusal } from './login-page.tsx';
import { NewPasswordField } from '../ui/new-password-field.tsx';
import { RefusalLine } from './refusal-line.tsx';
import styles from './sign-in-dialog.module.css';
import type { SignInRules } from './sign-in-step.ts';
import { useRefusals } from './use-refusals.ts';

interface SignUpStepProps {
  readonly rules: SignInRules;
  readonly refusal: Refusal | null;
  readonly isBusy: boolean;
}

/** E-mail, password and the terms: nothing is asked for before they are ticked. */
export function SignUpStep({ rules, refusal, isBusy }: SignUpStepProps) {
  const texts = useTexts();
  const [hasTicked, setTicked] = useState(false);
  const { form: error, email, password } = errorsByField(refusal);
  const { refusals, form } = useRefusals(refusal?.text ?? null, email === undefined ? 'password' : 'email');
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h1 id={titleId} className={styles.title}>
        {texts('signIn.signUpTitle')}
      </h1>
      <p className={styles.lead}>{texts('signIn.signUpLead')}</p>
      <Form ref={form} method="post" className={styles.fields}>
        <RefusalLine error={error ?? null} />
        <input type="hidden" name="intent" value="signup" />
        <EmailField checksFormat={rules.checksEmailFormat} error={email} />
        <NewPasswordField key={refusals} rule={rules.password} error={password} />
        <label className={styles.terms}>
          <input type="checkbox" name="terms" value="accepted" required onChange={({ target }) => setTicked(target.checked)} />
          <span>{rules.termsLabel}</span>
        </label>
        <Button type="submit" look="primary" size="large" isWide disabled={isBusy || !hasTicked} className={styles.submit}>
          {texts(isBusy ? 'signIn.wait' : 'signIn.signUpSubmit')}
        </Button>
      </Form>
    </section>
  );
}
