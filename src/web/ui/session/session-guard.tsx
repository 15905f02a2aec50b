import { useEffect, useRef, useState } from 'react';
import { Form, href } from 'react-router';
import type { SessionTimes } from '#contracts/people/session-times.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { forgetSession, SessionClock } from './session-clock.ts';
import type { SessionPhase } from './session-deadlines.ts';
import styles from './session-guard.module.css';

/** Stands once on every page: warns a minute before the session ends, and leaves when it has. `times` is null for guests. */
export function SessionGuard({ times }: { readonly times: SessionTimes | null }) {
  const { phase, stay } = useSessionClock(times);
  return phase.kind === 'ending' ? <Warning {...phase} onStay={stay} /> : null;
}

function useSessionClock(times: SessionTimes | null): { readonly phase: SessionPhase; readonly stay: () => void } {
  const clock = useRef<SessionClock | null>(null);
  const [phase, setPhase] = useState<SessionPhase>({ kind: 'running' });
  const person = times?.person ?? null;
  useEffect(() => {
    if (person === null) return forgetSession();
    const own = new SessionClock(person, setPhase);
    clock.current = own;
    return own.start();
  }, [person]);
  useEffect(() => {
    if (times) clock.current?.learn(times);
  }, [times]);
  return { phase, stay: () => void clock.current?.stay() };
}

interface WarningProps {
  readonly secondsLeft: number;
  readonly canStay: boolean;
  readonly onStay: () => void;
}

function Warning({ secondsLeft, canStay, onStay }: WarningProps) {
  const texts = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="session-title" aria-describedby="session-text" onCancel={onStay}>
      <h2 id="session-title" className={styles.title}>
        {texts('session.title')}
      </h2>
      <p id="session-text">{texts(canStay ? 'session.idle' : 'session.absolute')}</p>
      <p className={styles.left} role="timer">
        {texts('session.left', { count: secondsLeft })}
      </p>
      <div className={styles.buttons}>
        {canStay && (
          <Button look="primary" onClick={onStay}>
            {texts('session.stay')}
          </Button>
        )}
        <Form method="post" action={href('/logout')} reloadDocument>
          <Button type="submit">{texts('shell.signOut')}</Button>
        </Form>
      </div>
    </dialog>
  );
}
