import { useFetcher } from 'react-router';
import type { Profile } from '#contracts/people/profile.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ChoiceList } from '../../ui/fields/choice-list.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { passwordRefusals } from './password-card.tsx';
import styles from './profile-page.module.css';
import { RefusalNote } from './refusal-note.tsx';
import { profileKey, type ProfileRefusal } from './use-profile-toasts.ts';

const targets = ['sms', 'email'] as const;

/** Name, telephone and where PINs go. Refused, everything that was typed stays. */
export function DetailsCard({ profile, refusal }: { readonly profile: Profile; readonly refusal: ProfileRefusal | null }) {
  const texts = useTexts();
  const { Form: FetcherForm, state } = useFetcher({ key: profileKey });
  const errorOf = (code: string) => (refusal?.code === code ? refusal.text : undefined);
  return (
    <Card title={texts('profile.details')}>
      <FetcherForm method="post" className={styles.form}>
        <input type="hidden" name="intent" value="save" />
        <TextField
          label={texts('profile.name')}
          name="name"
          defaultValue={profile.name}
          maxLength={200}
          autoComplete="name"
          error={errorOf('name-required')}
        />
        <TextField
          label={texts('profile.jobTitle')}
          name="title"
          defaultValue={profile.title ?? ''}
          maxLength={200}
          autoComplete="organization-title"
        />
        <TextField
          label={texts('profile.phone')}
          name="phone"
          type="tel"
          defaultValue={profile.phone ?? ''}
          maxLength={40}
          autoComplete="tel"
          error={errorOf('phone-required') ?? errorOf('phone-invalid') ?? errorOf('phone-country')}
        />
        <PinTargets profile={profile} />
        <div className={styles.foot}>
          <RefusalNote refusal={refusal && refusalsElsewhere.has(refusal.code) ? null : refusal} />
          <Button type="submit" look="primary" disabled={state !== 'idle'}>
            {texts(state === 'idle' ? 'profile.save' : 'signIn.wait')}
          </Button>
        </div>
      </FetcherForm>
      {profile.pendingPhone !== null && <PhoneForm phone={profile.pendingPhone} error={errorOf('wrong-pin') ?? errorOf('pin-expired')} />}
    </Card>
  );
}

/** A new number counts once its PIN has come back. */
function PhoneForm({ phone, error }: { readonly phone: string; readonly error: string | undefined }) {
  const texts = useTexts();
  const { Form, state } = useFetcher({ key: profileKey });
  return (
    <Form method="post" className={styles.phone}>
      <input type="hidden" name="intent" value="confirm-phone" />
      <TextField
        label={texts('signIn.pin')}
        name="pin"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        hint={texts('profile.phonePinSent', { phone })}
        error={error}
      />
      <div className={styles.foot}>
        <Button type="submit" disabled={state !== 'idle'}>
          {texts(state === 'idle' ? 'profile.confirmPhone' : 'signIn.wait')}
        </Button>
      </div>
    </Form>
  );
}

function PinTargets({ profile: { multiFactor, security, email } }: { readonly profile: Profile }) {
  const texts = useTexts();
  return (
    <ChoiceList
      legend={texts('profile.pinTarget')}
      name="pinTarget"
      choices={targets.map((target) => ({
        value: target,
        label: texts(`profile.pinTargets.${target}`, { email }),
        isChosen: security.pinTarget === target,
      }))}
    >
      {security.pinTarget === 'sms' && security.pinChannel === 'email' && <p className={styles.hint}>{texts('profile.pinByEmail')}</p>}
      <p className={styles.hint}>{texts(multiFactor.enabled ? 'profile.pinHint' : 'profile.pinDisabled')}</p>
    </ChoiceList>
  );
}

/** The refusals that a single field or another card shows. */
const refusalsElsewhere = new Set([
  'name-required',
  'phone-required',
  'phone-invalid',
  'phone-country',
  'wrong-pin',
  'pin-expired',
  ...passwordRefusals,
]);
