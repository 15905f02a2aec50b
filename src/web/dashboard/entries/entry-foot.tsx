import { useState } from 'react';
import type { EntryForm } from '#contracts/ledger/entry-form.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './entries.module.css';
import { isConfirmable } from './entry-doubts.tsx';
import type { EntryFormState } from './use-entry-form.ts';

const verbs = { holding: 'addHolding', transaction: 'record', transfer: 'recordTransfer' } as const;

interface EntryFootProps {
  /** The id of the form. */
  readonly id: string;
  readonly form: EntryForm;
  readonly state: EntryFormState;
  /** True when no problem is known. */
  readonly isReady: boolean;
  readonly onClose: () => void;
}

/** Shows the actions on a transaction; voiding needs a second click. */
export function EntryFoot({ id, form: { entry }, state, isReady, onClose }: EntryFootProps) {
  const texts = useTexts();
  const [isVoiding, setVoiding] = useState(false);
  const { asks, isBusy, doubts, send } = state;
  const isRefused = !doubts.every(isConfirmable);
  const usual = entry ? 'save' : verbs[asks];
  const verb = doubts.length > 0 && !isRefused ? 'anyway' : usual;
  if (isVoiding) {
    return (
      <>
        <p className={styles.ask}>{texts('entries.voidText')}</p>
        <Button onClick={() => setVoiding(false)} data-autofocus>
          {texts('entries.keep')}
        </Button>
        <Button look="danger" disabled={isBusy} onClick={() => send('void')}>
          {texts('entries.voidAnyway')}
        </Button>
      </>
    );
  }
  return (
    <>
      {entry && (
        <Button look="text" className={styles.void} onClick={() => setVoiding(true)}>
          {texts('entries.void')}
        </Button>
      )}
      <Button onClick={onClose}>{texts('kit.cancel')}</Button>
      <Button type="submit" form={id} look="primary" disabled={isBusy || isRefused || !isReady}>
        {texts(isBusy ? 'states.wait' : `entries.${verb}`)}
      </Button>
    </>
  );
}
