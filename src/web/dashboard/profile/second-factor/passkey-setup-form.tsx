import { type SubmitEvent, useState } from 'react';
import type { PasskeyCreation } from '#contracts/people/passkeys.ts';
import { createPasskey } from '../../../lib/passkey-device.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './second-factor.module.css';
import type { FactorForm } from './use-factor-form.ts';

interface PasskeySetupProps {
  readonly creation: PasskeyCreation;
  readonly form: FactorForm;
}

/** Asks for the name of a new passkey, then asks the device to create it. */
export function PasskeySetupForm({ creation, form: { submit, isBusy, refusal, dismiss } }: PasskeySetupProps) {
  const texts = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const make = async (name: string) => {
    setAsking(true);
    const credential = await createPasskey(creation);
    setAsking(false);
    setCancelled(credential === null);
    if (credential !== null) await submit({ intent: 'add-passkey', name, credential }, { method: 'post' });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    void make(typeof name === 'string' ? name : '');
  };
  const isWaiting = isAsking || isBusy;
  return (
    <form className={styles.setup} onSubmit={onSubmit}>
      <div className={styles.confirm}>
        <TextField
          label={texts('secondFactor.passkeyName')}
          name="name"
          maxLength={80}
          autoComplete="off"
          required
          hint={texts('secondFactor.passkeyNameHint')}
          error={refusal?.code === 'name-required' ? refusal.text : undefined}
        />
        <div role="alert" className={styles.text}>
          {isCancelled && texts('secondFactor.passkeyCancelled')}
        </div>
        <div className={styles.buttons}>
          <Button type="submit" look="primary" disabled={isWaiting}>
            {texts(isWaiting ? 'signIn.wait' : 'secondFactor.create')}
          </Button>
          <Button onClick={dismiss} disabled={isWaiting}>
            {texts('secondFactor.cancel')}
          </Button>
        </div>
      </div>
    </form>
  );
}
