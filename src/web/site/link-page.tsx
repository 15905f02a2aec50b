import { useId } from 'react';
import { Form, href, Link, useNavigation } from 'react-router';
import type { SignUpPortal } from '#contracts/people/sign-up.ts';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { AuthShell, type AuthFrame } from './auth-shell.tsx';
import { errorsByField } from './errors-by-field.ts';
import type { Refusal } from './login-page.tsx';
import { FormKey } from '../ui/fields/form-key.tsx';
import { NewPasswordField } from '../ui/fields/new-password-field.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { RefusalLine } from './refusal-line.tsx';
import { SignUpTerms } from './sign-up-terms.tsx';
import styles from './sign-in-dialog.module.css';
import type { SignInRules } from './sign-in-step.ts';
import { useRefusals } from './use-refusals.ts';

interface LinkPageProps extends AuthFrame {
  /** The purpose of the link: confirm an address, choose a password, accept an invitation with a new or an existing password, or continue here. */
  readonly purpose: keyof typeof words;
  /** True when the link is still valid. */
  readonly isGood: boolean;
  /** True when the page asks for the chosen password, because the sign-up began in another browser. */
  readonly asksPassword: boolean;
  readonly rule: SignInRules['password'];
  /** Whom an invitation invites, and to which portal if to one; null for other links. */
  readonly invited: { readonly email: string; readonly portal: Pick<SignUpPortal, 'id' | 'name' | 'hasTerms'> | null } | null;
  /** The label of the required tick box; null if there is none. */
  readonly termsLabel: string | null;
  readonly refusal: Refusal | null;
}

/** `again` is where another link can be had, and what that is called; without it `expired` says whom to ask. */
const words = {
  verify: {
    title: 'signIn.verifyTitle',
    lead: 'signIn.verifyLead',
    submit: 'signIn.verifySubmit',
    again: { to: href('/signup'), label: 'signIn.createAccount' },
  },
  reset: {
    title: 'signIn.choosePasswordTitle',
    lead: 'signIn.choosePasswordLead',
    submit: 'signIn.choosePasswordSubmit',
    again: { to: `${href('/login')}?action=reset`, label: 'signIn.resetTitle' },
  },
  firstPassword: {
    title: 'signIn.firstPasswordTitle',
    lead: 'signIn.firstPasswordLead',
    submit: 'signIn.choosePasswordSubmit',
    again: { to: `${href('/login')}?action=reset`, label: 'signIn.resetTitle' },
  },
  invite: { title: 'invitation.title', lead: 'invitation.lead', submit: 'invitation.submit', expired: 'invitation.expired' },
  join: { title: 'invitation.linkTitle', lead: 'invitation.linkLead', submit: 'invitation.linkSubmit', expired: 'invitation.expired' },
  joinPortal: {
    title: 'invitation.portalTitle',
    lead: 'invitation.portalLead',
    submit: 'invitation.portalSubmit',
    expired: 'invitation.expired',
  },
  joinDelegate: {
    title: 'invitation.delegateTitle',
    lead: 'invitation.delegateLead',
    submit: 'invitation.delegateSubmit',
    expired: 'invitation.expired',
  },
  enter: {
    title: 'invitation.enterTitle',
    lead: 'invitation.enterLead',
    submit: 'invitation.enterSubmit',
    again: { to: href('/login'), label: 'signIn.title' },
  },
  email: {
    title: 'signIn.emailTitle',
    lead: 'signIn.emailLead',
    submit: 'signIn.emailSubmit',
    again: { to: href('/login'), label: 'signIn.title' },
  },
  'email-undo': {
    title: 'signIn.emailUndoTitle',
    lead: 'signIn.emailUndoLead',
    submit: 'signIn.emailUndoSubmit',
    again: { to: `${href('/login')}?action=reset`, label: 'signIn.resetTitle' },
  },
} as const;

/** The purposes that create an account, or make someone a client or an adviser. */
const creates: ReadonlySet<LinkPageProps['purpose']> = new Set(['verify', 'invite', 'join', 'joinPortal', 'joinDelegate']);

const choosesPassword: ReadonlySet<LinkPageProps['purpose']> = new Set(['reset', 'firstPassword', 'invite']);

/** Shows the page behind a link in a mail. Opening it changes nothing, because programs also open mails; the button does. */
export function LinkPage({ purpose, isGood, asksPassword, rule, invited, termsLabel, refusal, ...frame }: LinkPageProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const { title, lead, submit } = words[purpose];
  const { form: error, password } = errorsByField(refusal);
  const { refusals, form } = useRefusals(refusal?.text ?? null, 'password');
  const titleId = useId();
  const isOver = !isGood || refusal?.code === 'link-expired';
  return (
    <AuthShell {...frame} title={texts(title)}>
      <section aria-labelledby={titleId}>
        <h1 id={titleId} className={styles.title}>
          {texts(title)}
        </h1>
        {isOver ? (
          <Over purpose={purpose} />
        ) : (
          <>
            <Lead text={texts(lead)} invited={invited} />
            <Form ref={form} method="post" className={styles.fields}>
              {creates.has(purpose) && <FormKey />}
              <RefusalLine error={error ?? null} />
              <Username invited={invited} />
              <Fields key={refusals} purpose={purpose} asksPassword={asksPassword} rule={rule} error={password} />
              <Terms label={termsLabel} invited={invited} />
              <Button type="submit" look="primary" size="large" isWide disabled={isBusy} className={styles.submit}>
                {texts(isBusy ? 'signIn.wait' : submit)}
              </Button>
            </Form>
          </>
        )}
      </section>
    </AuthShell>
  );
}

function Lead({ text, invited }: Pick<LinkPageProps, 'invited'> & { readonly text: string }) {
  const texts = useTexts();
  const whereTo =
    invited &&
    (invited.portal
      ? texts('invitation.invited', { email: invited.email, portal: invited.portal.name })
      : texts('invitation.invitedHere', { email: invited.email }));
  return (
    <p className={styles.lead}>
      {text} {whereTo}
    </p>
  );
}

/** So that a password manager knows whose password it keeps. */
function Username({ invited }: Pick<LinkPageProps, 'invited'>) {
  return invited && <input type="email" autoComplete="username" value={invited.email} readOnly hidden />;
}

function Terms({ label, invited }: Pick<LinkPageProps, 'invited'> & { readonly label: LinkPageProps['termsLabel'] }) {
  return label === null ? null : <SignUpTerms label={label} portal={invited?.portal ?? null} />;
}

/** The link opens nothing any more. */
function Over({ purpose }: Pick<LinkPageProps, 'purpose'>) {
  const texts = useTexts();
  const chosen = words[purpose];
  return (
    <>
      <p className={styles.lead}>{texts('error.link-expired')}</p>
      <p className={styles.away}>
        {'again' in chosen ? <Link to={chosen.again.to}>{texts(chosen.again.label)}</Link> : texts(chosen.expired)}
      </p>
    </>
  );
}

interface FieldsProps extends Pick<LinkPageProps, 'purpose' | 'asksPassword' | 'rule'> {
  readonly error: string | undefined;
}

/** Shows the fields beside the button: a new password, the chosen one, or none. */
function Fields({ purpose, asksPassword, rule, error }: FieldsProps) {
  const texts = useTexts();
  if (choosesPassword.has(purpose)) return <NewPasswordField rule={rule} error={error} />;
  if (!asksPassword) return null;
  return (
    <PasswordField
      label={texts('signIn.password')}
      name="password"
      autoComplete="current-password"
      maxLength={1000}
      required
      hint={texts('signIn.verifyPassword')}
      error={error}
    />
  );
}
