import { useId, useState } from 'react';
import { Form } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { EmailField } from './email-field.tsx';
import { errorsByField } from './errors-by-field.ts';
import type { Refusal } from './login-page.tsx';
import { FormKey } from '../ui/fields/form-key.tsx';
import { NewPasswordField } from '../ui/fields/new-password-field.tsx';
import { RefusalLine } from './refusal-line.tsx';
import styles from './sign-in-dialog.module.css';
import type { SignUpChoice } from '#contracts/people/sign-up.ts';
import type { SignInRules } from './sign-in-step.ts';
import { SignUpPortalField } from './sign-up-portal-field.tsx';
import { SignUpTerms } from './sign-up-terms.tsx';
import { useRefusals } from './use-refusals.ts';

interface SignUpStepProps {
  readonly choice: SignUpChoice;
  readonly rules: SignInRules;
  readonly refusal: Refusal | null;
  readonly isBusy: boolean;
}

/** The portal where there are several, e-mail, password and the terms: nothing is asked for before they are ticked. */
export function SignUpStep({ choice, rules, refusal, isBusy }: SignUpStepProps) {
  const texts = useTexts();
  const [hasTicked, setTicked] = useState(false);
  const [portalId, setPortalId] = useState('');
  const { form: error, email, password, portal: portalError } = errorsByField(refusal);
  const { refusals, form } = useRefusals(refusal?.text ?? null, fieldInNeed({ email, portal: portalError }));
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h1 id={titleId} className={styles.title}>
        {texts('signIn.signUpTitle')}
      </h1>
      <p className={styles.lead}>{texts('signIn.signUpLead')}</p>
      <Form ref={form} method="post" className={styles.fields}>
        <FormKey />
        <RefusalLine error={error ?? null} />
        <input type="hidden" name="intent" value="signup" />
        {choice.chosen && <input type="hidden" name="portal" value={choice.chosen.id} />}
        {choice.portals.length > 0 && <SignUpPortalField portals={choice.portals} error={portalError} onChosen={setPortalId} />}
        <EmailField checksFormat={rules.checksEmailFormat} error={email} />
        <NewPasswordField key={refusals} rule={rules.password} error={password} />
        <SignUpTerms
          label={rules.termsLabel}
          portal={chosenOf(choice, portalId)}
          isNamed={choice.portals.length > 0}
          onTicked={setTicked}
        />
        <Button type="submit" look="primary" size="large" isWide disabled={isBusy || !hasTicked} className={styles.submit}>
          {texts(isBusy ? 'signIn.wait' : 'signIn.signUpSubmit')}
        </Button>
      </Form>
    </section>
  );
}

function fieldInNeed({ email, portal }: { readonly email: string | undefined; readonly portal: string | undefined }) {
  if (portal !== undefined) return 'portal';
  return email === undefined ? 'password' : 'email';
}

function chosenOf({ chosen, portals }: SignUpChoice, picked: string) {
  return chosen ?? portals.find(({ id }) => id === picked) ?? null;
}
