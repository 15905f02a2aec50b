import { useId } from 'react';
import { Form, Link } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { PinField } from '../ui/fields/pin-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { CancelForm } from './cancel-form.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { RefusalLine } from './refusal-line.tsx';
import styles from './sign-in-dialog.module.css';
import type { CodeStep } from './sign-in-step.ts';
import { useRefusals } from './use-refusals.ts';

interface CodeStepProps {
  readonly step: CodeStep;
  readonly error: string | null;
  readonly isBusy: boolean;
}

const words = {
  passkey: { title: 'signIn.passkeyTitle', lead: 'signIn.passkeyLead', link: 'signIn.usePasskey' },
  totp: { title: 'signIn.codeTitle', lead: 'signIn.codeLead', link: 'signIn.useApp' },
  recovery: { title: 'signIn.recoveryTitle', lead: 'signIn.recoveryLead', link: 'signIn.useRecovery' },
} as const;

/** Asks for the factor that replaces the PIN: a passkey, an app's code or a recovery code. It links to the other factors. */
export function CodeStepView({ step, error, isBusy }: CodeStepProps) {
  const texts = useTexts();
  const titleId = useId();
  const { use, others, passkey } = step;
  return (
    <section aria-labelledby={titleId}>
      <CancelForm isBusy={isBusy} />
      <h1 id={titleId} className={styles.title}>
        {texts(words[use].title)}
      </h1>
      <p className={styles.lead}>{texts(words[use].lead)}</p>
      {use === 'passkey' && passkey ? (
        <PasskeyForm request={passkey} error={error} isBusy={isBusy} />
      ) : (
        <CodeForm use={use === 'totp' ? 'code' : 'recovery'} error={error} isBusy={isBusy} />
      )}
      {others.map((other) => (
        <p key={other.use} className={styles.away}>
          <Link to={other.to} replace>
            {texts(words[other.use].link)}
          </Link>
        </p>
      ))}
    </section>
  );
}

interface CodeFormProps extends Omit<CodeStepProps, 'step'> {
  /** The intent of the form. */
  readonly use: 'code' | 'recovery';
}

function CodeForm({ use, error, isBusy }: CodeFormProps) {
  const texts = useTexts();
  const { refusals, form } = useRefusals(error, 'code');
  const errorId = useId();
  return (
    <Form ref={form} method="post" className={styles.fields}>
      <RefusalLine id={errorId} error={error} />
      <input type="hidden" name="intent" value={use} />
      {use === 'code' ? (
        <PinField key={refusals} name="code" label={texts('signIn.code')} error={error === null ? undefined : errorId} />
      ) : (
        <TextField
          key={refusals}
          label={texts('signIn.recoveryCode')}
          name="code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
      )}
      <Button type="submit" look="primary" size="large" isWide disabled={isBusy} className={styles.submit}>
        {texts(isBusy ? 'signIn.wait' : 'signIn.continue')}
      </Button>
    </Form>
  );
}
