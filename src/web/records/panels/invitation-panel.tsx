import { useContext, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { PanelData } from '#contracts/records.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { FormsGoTo } from '../forms-go-to.ts';
import styles from './invitation-panel.module.css';

type Answer = { readonly done: 'invited' } | { readonly text: string };

/** How it stands with the invitation of an account's client, and what may be done about it. */
export function InvitationPanel({ data: { invitable, hasSignedIn } }: { readonly data: PanelData['invitation'] }) {
  const texts = useTexts();
  const formats = useFormats();
  if (!invitable) return <p className={styles.quiet}>{texts(hasSignedIn ? 'newClient.hasSignedIn' : 'newClient.notInvitable')}</p>;
  const { email, lastSentAt } = invitable;
  return (
    <div className={styles.panel}>
      <p>{texts('invitation.askText', { email })}</p>
      {lastSentAt !== null && <p className={styles.quiet}>{texts('invitation.last', { moment: formats.moment(lastSentAt) })}</p>}
      <Invite isAgain={lastSentAt !== null} />
    </div>
  );
}

function Invite({ isAgain }: { readonly isAgain: boolean }) {
  const texts = useTexts();
  const action = useContext(FormsGoTo);
  const { Form, data, state } = useFetcher<Answer>();
  const said = useRef<unknown>(undefined);
  useEffect(() => {
    if (!data || said.current === data || !('done' in data)) return;
    said.current = data;
    showToast({ tone: 'positive', text: texts('invitation.done') });
  }, [data, texts]);
  return (
    <Form method="post" {...(action === undefined ? {} : { action })} key={isAgain ? 'again' : 'first'}>
      <FormKey />
      <p role="alert" className={styles.refusal}>
        {data && 'text' in data && state === 'idle' && data.text}
      </p>
      <Button type="submit" name="intent" value="invite" look="primary" disabled={state !== 'idle'}>
        {state !== 'idle' ? texts('signIn.wait') : texts(isAgain ? 'invitation.again' : 'invitation.send')}
      </Button>
    </Form>
  );
}
