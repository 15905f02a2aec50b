import { MailPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Invitable, Report } from '#contracts/reports/report.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import styles from './invite-client.module.css';

interface InvitationAnswer {
  readonly done: 'invited';
}

interface InvitationRefusal {
  readonly text: string;
}

/** The button that invites the client of the account; absent for whom there is no one to invite. It asks before anything is sent. */
export function InviteClient({
  report: { invitation, account, path },
}: {
  readonly report: Pick<Report, 'invitation' | 'account' | 'path'>;
}) {
  const texts = useTexts();
  if (!invitation || !account) return null;
  // The page is the account's or that of one of its portfolios: the portal's address is the part before.
  const action = `${path.split('/').slice(0, 3).join('/')}/account/${account.id}/invite`;
  return (
    <Popover
      title={texts('invitation.ask')}
      trigger={
        <>
          <Icon of={MailPlus} size="small" />
          {texts(invitation.lastSentAt === null ? 'invitation.invite' : 'invitation.again')}
        </>
      }
      triggerClass={buttonClass({})}
      position="bottom-end"
    >
      {(close) => <Question invitation={invitation} action={action} close={close} />}
    </Popover>
  );
}

interface QuestionProps {
  readonly invitation: Invitable;
  readonly action: string;
  readonly close: () => void;
}

function Question({ invitation: { email, lastSentAt }, action, close }: QuestionProps) {
  const texts = useTexts();
  const formats = useFormats();
  const { Form, data, state } = useFetcher<InvitationAnswer | InvitationRefusal>();
  const said = useRef(false);
  useEffect(() => {
    if (said.current || !data || !('done' in data)) return;
    said.current = true;
    showToast({ tone: 'positive', text: texts('invitation.done') });
    close();
  }, [data, texts, close]);
  return (
    <Form method="post" action={action} className={styles.question}>
      <FormKey />
      <p>{texts('invitation.askText', { email })}</p>
      {lastSentAt !== null && <p className={styles.last}>{texts('invitation.last', { moment: formats.moment(lastSentAt) })}</p>}
      <div role="alert">{data && 'text' in data && state === 'idle' && <p className={styles.refusal}>{data.text}</p>}</div>
      <div className={styles.foot}>
        <Button onClick={close}>{texts('invitation.cancel')}</Button>
        <Button type="submit" look="primary" disabled={state !== 'idle'}>
          {texts(state === 'idle' ? 'invitation.send' : 'signIn.wait')}
        </Button>
      </div>
    </Form>
  );
}
