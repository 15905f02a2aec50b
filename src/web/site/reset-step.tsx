import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import { Form, href, Link, useSearchParams } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { EmailField } from './email-field.tsx';
import { errorsByField } from './errors-by-field.ts';
import type { Refusal } from './login-page.tsx';
import { pathOfMode } from './path-of-mode.ts';
import { RefusalLine } from './refusal-line.tsx';
import styles from './sign-in-dialog.module.css';
import type { SignInRules } from './sign-in-step.ts';

interface ResetStepProps {
  readonly rules: SignInRules;
  readonly refusal: Refusal | null;
  readonly isBusy: boolean;
}

/** The address that a link for a new password goes to. */
export function ResetStep({ rules, refusal, isBusy }: ResetStepProps) {
  const texts = useTexts();
  const [search] = useSearchParams();
  const { email, ...rest } = errorsByField(refusal);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h1 id={titleId} className={styles.title}>
        {texts('signIn.resetTitle')}
      </h1>
      <p className={styles.lead}>{texts('signIn.resetLead')}</p>
      <Form method="post" className={styles.fields}>
        <RefusalLine error={rest.form ?? null} />
        <input type="hidden" name="intent" value="reset" />
        <EmailField checksFormat={rules.checksEmailFormat} error={email} />
        <Button type="submit" look="primary" size="large" isWide disabled={isBusy} className={styles.submit}>
          {texts(isBusy ? 'signIn.wait' : 'signIn.resetSubmit')}
        </Button>
      </Form>
      <p className={styles.away}>
        <Link to={pathOfMode(href('/login'), search)}>
          <Icon of={ArrowLeft} size="small" />
          {texts('signIn.toSignIn')}
        </Link>
      </p>
    </section>
  );
}
