import { useState } from 'react';
import { useSubmit } from 'react-router';
import type { PasskeyRequest } from '#contracts/people/passkeys.ts';
import { showPasskey } from '../lib/passkey-device.ts';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { RefusalLine } from './refusal-line.tsx';
import styles from './sign-in-dialog.module.css';

interface PasskeyFormProps {
  readonly request: PasskeyRequest;
  readonly error: string | null;
  readonly isBusy: boolean;
}

/** Asks the device for a passkey when its owner presses the button, and hands its answer on. */
export function PasskeyForm({ request, error, isBusy }: PasskeyFormProps) {
  const texts = useTexts();
  const submit = useSubmit();
  const [isAsking, setAsking] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const ask = async () => {
    setAsking(true);
    const credential = await showPasskey(request);
    setAsking(false);
    setCancelled(credential === null);
    if (credential !== null) await submit({ intent: 'passkey', credential }, { method: 'post' });
  };
  const isWaiting = isAsking || isBusy;
  return (
    <div className={styles.fields}>
      <RefusalLine error={isCancelled ? texts('signIn.passkeyCancelled') : error} />
      <Button look="primary" size="large" isWide disabled={isWaiting} className={styles.submit} onClick={() => void ask()}>
        {texts(isWaiting ? 'signIn.wait' : 'signIn.passkeySubmit')}
      </Button>
    </div>
  );
}
