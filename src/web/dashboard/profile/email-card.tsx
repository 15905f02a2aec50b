import { CircleCheck } from 'lucide-react';
import { useFetcher } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './profile-page.module.css';
import { RefusalNote } from './refusal-note.tsx';
import { useProfileToasts } from './use-profile-toasts.ts';

const ofField = new Set(['email-required', 'email-invalid', 'email-taken', 'email-unchanged']);

/** Another address to sign in with: a link goes there first. */
export function EmailCard({ email, isConfirmed }: { readonly email: string; readonly isConfirmed: boolean }) {
  const texts = useTexts();
  const key = 'profile-email';
  const refusal = useProfileToasts(key);
  const { Form, state } = useFetcher({ key });
  const isOfField = refusal !== null && ofField.has(refusal.code);
  return (
    <Card title={texts('profile.email')} text={texts('profile.emailText', { email })}>
      {isConfirmed && (
        <p className={styles.confirmed}>
          <Icon of={CircleCheck} size="small" />
          {texts('profile.emailConfirmed')}
        </p>
      )}
      <Form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="change-email" />
        <TextField
          label={texts('profile.newEmail')}
          name="email"
          type="email"
          maxLength={320}
          autoComplete="off"
          required
          error={isOfField ? refusal.text : undefined}
        />
        <div className={styles.foot}>
          <RefusalNote refusal={isOfField ? null : refusal} />
          <Button type="submit" disabled={state !== 'idle'}>
            {texts(state === 'idle' ? 'profile.changeEmail' : 'signIn.wait')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
