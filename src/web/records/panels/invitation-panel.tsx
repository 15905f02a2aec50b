import { useContext } from 'react';
import { useFetcher } from 'react-router';
import { isInvitationOpen } from '#domain/account/invitation-state.ts';
import type { PanelData } from '#contracts/records.ts';
import { InvitationTag } from '../../dashboard/invitation/invitation-tag.tsx';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';
import { Button } from '../../ui/button.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { FormActionContext } from '../form-action-context.ts';
import styles from './invitation-panel.module.css';

type Answer = { readonly done: 'invited' | 'revoked' } | { readonly text: string };

/** Shows the state of the client's invitation for an account, and the actions on it. */
export function InvitationPanel({ data: { invitable, hasSignedIn } }: { readonly data: PanelData['invitation'] }) {
  const texts = useTexts();
  const formats = useFormats();
  if (!invitable) return <p className={styles.quiet}>{texts(hasSignedIn ? 'newClient.hasSignedIn' : 'newClient.notInvitable')}</p>;
  const { email, lastSentAt, state } = invitable;
  return (
    <div className={styles.panel}>
      {state && (
        <p>
          <InvitationTag state={state} />
        </p>
      )}
      <p>{texts('invitation.askText', { email })}</p>
      {lastSentAt !== null && <p className={styles.quiet}>{texts('invitation.last', { moment: formats.moment(lastSentAt) })}</p>}
      <Ways isAgain={lastSentAt !== null} isOpen={isInvitationOpen(state)} />
    </div>
  );
}

/** The form's key is another one once it has been answered. */
function Ways({ isAgain, isOpen }: { readonly isAgain: boolean; readonly isOpen: boolean }) {
  const texts = useTexts();
  const action = useContext(FormActionContext);
  const { Form, data, state } = useFetcher<Answer>();
  const isIdle = state === 'idle';
  useDoneToast(data);
  return (
    <Form method="post" {...(action === undefined ? {} : { action })} className={styles.panel}>
      <FormKey key={data && isIdle ? 'answered' : 'first'} />
      <p role="alert" className={styles.refusal}>
        {data && 'text' in data && isIdle && data.text}
      </p>
      <div className={styles.ways}>
        <Button type="submit" name="intent" value="invite" look="primary" disabled={!isIdle}>
          {isIdle ? texts(isAgain ? 'invitation.again' : 'invitation.send') : texts('signIn.wait')}
        </Button>
        {isOpen && (
          <Button type="submit" name="intent" value="revoke" disabled={!isIdle}>
            {texts('invitation.revoke')}
          </Button>
        )}
      </div>
    </Form>
  );
}

function useDoneToast(data: Answer | undefined): void {
  const texts = useTexts();
  useEachAnswer(data, (answer) => {
    if ('done' in answer)
      showToast({ tone: 'positive', text: texts(answer.done === 'invited' ? 'invitation.done' : 'invitation.revoked') });
  });
}
