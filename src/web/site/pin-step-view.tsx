import { RefreshCw } from 'lucide-react';
import { useId, useEffect, useState } from 'react';
import { Form } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { PinField } from '../ui/fields/pin-field.tsx';
import { CancelForm } from './cancel-form.tsx';
import { RefusalLine } from './refusal-line.tsx';
import styles from './sign-in-dialog.module.css';
import type { PinStep } from './sign-in-step.ts';
import { useRefusals } from './use-refusals.ts';

interface PinStepProps {
  readonly step: PinStep;
  readonly error: string | null;
  readonly isBusy: boolean;
}

/** Six digits, where they went, how long they are good for, and how to get new ones; or how to get the first, where none could be sent yet. */
export function PinStepView({ step, error, isBusy }: PinStepProps) {
  const texts = useTexts();
  const elapsed = useElapsedSeconds();
  const titleId = useId();
  const { validFor, resendIn } = step;
  return (
    <section aria-labelledby={titleId}>
      <CancelForm isBusy={isBusy} />
      <h1 id={titleId} className={styles.title}>
        {texts(validFor === null ? 'signIn.pinWaitsTitle' : 'signIn.pinTitle')}
      </h1>
      {validFor === null ? (
        <Waiting step={step} error={error} />
      ) : (
        <>
          <Sent step={step} secondsLeft={validFor - elapsed} />
          <PinForm error={error} isBusy={isBusy} />
        </>
      )}
      <Resend secondsLeft={resendIn - elapsed} isBusy={isBusy} />
    </section>
  );
}

function PinForm({ error, isBusy }: Omit<PinStepProps, 'step'>) {
  const texts = useTexts();
  const { refusals, form } = useRefusals(error, 'pin');
  const errorId = useId();
  return (
    <Form ref={form} method="post" className={styles.fields}>
      <RefusalLine id={errorId} error={error} />
      <input type="hidden" name="intent" value="pin" />
      <PinField key={refusals} name="pin" label={texts('signIn.pin')} error={error === null ? undefined : errorId} />
      <Button type="submit" look="primary" size="large" isWide disabled={isBusy} className={styles.submit}>
        {texts(isBusy ? 'signIn.wait' : 'signIn.continue')}
      </Button>
    </Form>
  );
}

/** Another PIN was sent to the person a moment before: this sign-in has none yet. */
function Waiting({ step: { channel, hint }, error }: Omit<PinStepProps, 'isBusy'>) {
  const texts = useTexts();
  const errorId = useId();
  return (
    <>
      <p className={styles.lead}>
        {texts(channel === 'sms' ? 'signIn.pinWaitsSms' : 'signIn.pinWaitsEmail')}
        <span className={styles.hint}>{hint}</span>.
      </p>
      <RefusalLine id={errorId} error={error} />
    </>
  );
}

function Sent({ step: { channel, hint }, secondsLeft }: { readonly step: PinStep; readonly secondsLeft: number }) {
  const texts = useTexts();
  return (
    <p className={styles.lead}>
      {texts(channel === 'sms' ? 'signIn.pinSentSms' : 'signIn.pinSentEmail')}
      <span className={styles.hint}>{hint}</span>
      {'. '}
      {secondsLeft > 0 ? texts('signIn.pinValid', { count: Math.ceil(secondsLeft / 60) }) : texts('signIn.pinExpired')}
    </p>
  );
}

function Resend({ secondsLeft, isBusy }: { readonly secondsLeft: number; readonly isBusy: boolean }) {
  const texts = useTexts();
  const isEarly = secondsLeft > 0;
  return (
    <Form method="post" className={styles.other}>
      <Button type="submit" name="intent" value="resend" look="text" disabled={isEarly || isBusy}>
        <Icon of={RefreshCw} />
        {texts('signIn.resend')}
      </Button>
      {isEarly && <span className={styles.wait}>{texts('signIn.resendIn', { count: secondsLeft })}</span>}
    </Form>
  );
}

/** Whole seconds since the page came alive, told every second. */
function useElapsedSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 1000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}
