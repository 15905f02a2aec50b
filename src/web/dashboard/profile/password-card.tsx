import { useFetcher } from 'react-router';
import type { PasswordRule } from '#domain/sign-in/password-rule.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NewPasswordField } from '../../ui/fields/new-password-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import styles from './profile-page.module.css';
import { profileKey, type ProfileRefusal } from './use-profile-toasts.ts';

const ofPresent = ['wrong-password', 'too-many-attempts', 'server-busy'];
const ofNew = ['password-too-short', 'custom_password_rule', 'password-too-common', 'password-of-names'];

/** The refusals that the fields of this card show. */
export const passwordRefusals: readonly string[] = [...ofPresent, ...ofNew];

interface PasswordCardProps {
  readonly rule: PasswordRule;
  readonly refusal: ProfileRefusal | null;
  /** The email address of the account, for the browser's password manager. */
  readonly email: string;
}

/** The old password and a new one. */
export function PasswordCard({ rule, refusal, email }: PasswordCardProps) {
  const texts = useTexts();
  const { Form, state } = useFetcher({ key: profileKey });
  const errorOf = (codes: readonly string[]) => (refusal && codes.includes(refusal.code) ? refusal.text : undefined);
  return (
    <Card title={texts('profile.password')} text={texts('profile.passwordText')}>
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="password" />
        <input type="text" value={email} autoComplete="username" readOnly hidden />
        <PasswordField
          label={texts('profile.currentPassword')}
          name="current"
          autoComplete="current-password"
          maxLength={1000}
          required
          error={errorOf(ofPresent)}
        />
        <NewPasswordField label={texts('profile.newPassword')} rule={rule} error={errorOf(ofNew)} />
        <div className={styles.foot}>
          <Button type="submit" disabled={state !== 'idle'}>
            {texts(state === 'idle' ? 'profile.changePassword' : 'signIn.wait')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
