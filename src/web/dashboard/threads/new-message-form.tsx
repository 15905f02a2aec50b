import { UserRoundPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Form, href, Link, useNavigate, useNavigation } from 'react-router';
import type { OfferedTemplate } from '#contracts/message-templates.ts';
import type { FilingOffer } from '#contracts/thread-filing.ts';
import type { KeptDraft, Recipient } from '#contracts/threads.ts';
import { threadLimits } from '#domain/thread/thread.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { DraftNote } from './draft-note.tsx';
import { FilingFields } from './filing-fields.tsx';
import { MessageField } from './message-field.tsx';
import { recipientOption } from './recipient-option.ts';
import { choicesOf, type MessageRefusal, shownRefusal } from './message-refusal.ts';
import { TemplateField } from './template-field.tsx';
import { threadsAddress } from './threads-address.ts';
import { useDraft } from './use-draft.ts';
import styles from './thread.module.css';

interface NewMessageFormProps {
  readonly portal: string;
  readonly recipients: readonly Recipient[];
  /** With whom it begins. */
  readonly to: string | null;
  /** The draft to continue; null if there is none. */
  readonly draft: KeptDraft | null;
  readonly isOfTheFirm: boolean;
  readonly templates: readonly OfferedTemplate[];
  readonly filing: FilingOffer;
  /** True when the author can attach documents of the library. */
  readonly hasLibrary: boolean;
  readonly refusal: MessageRefusal | null;
}

/** Asks for recipient, subject and text. A sole recipient is chosen already. */
export function NewMessageForm(props: NewMessageFormProps) {
  const texts = useTexts();
  const { recipients, isOfTheFirm } = props;
  if (recipients.length === 0)
    return (
      <EmptyState
        icon={UserRoundPlus}
        title={texts('threads.noRecipient')}
        text={texts(isOfTheFirm ? 'threads.noRecipientText' : 'threads.noAdviserText')}
      />
    );
  return <Fields {...props} />;
}

type BegunMessage = Pick<KeptDraft, 'recipient' | 'subject' | 'process' | 'group' | 'text'>;

function Fields({ portal, recipients, to, draft, isOfTheFirm, templates, filing, hasLibrary, refusal }: NewMessageFormProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const { typed, errorOf, elsewhere } = shownRefusal(refusal);
  const begun: BegunMessage = { recipient: to ?? '', subject: '', process: null, group: null, text: '', ...draft, ...typed };
  const [isSending, setSending] = useState(false);
  const kept = useDraft({ portal, thread: null, draft });
  const [account, setAccount] = useState(accountOf(startsWith(recipients, begun.recipient) || onlyOf(recipients, isOfTheFirm)));
  const navigate = useNavigate();
  const leave = () => void kept.discard().then(() => navigate(threadsAddress(portal)));
  return (
    <div className={styles.thread}>
      <h2>{texts('threads.new')}</h2>
      {isOfTheFirm && (
        <p>
          <Link to={href('/dashboard/:portal/messages/several', { portal })}>{texts('threads.several.link')}</Link>
        </p>
      )}
      <Form method="post" noValidate className={styles.fields} onInput={kept.onInput} onSubmit={kept.onSubmit}>
        <FormKey />
        <input type="hidden" name="hold" value="yes" />
        <input type="hidden" name="draft" value={kept.id ?? ''} />
        <RecipientField
          portal={portal}
          recipients={recipients}
          chosen={startsWith(recipients, begun.recipient)}
          isOfTheFirm={isOfTheFirm}
          onChange={(recipient) => setAccount(accountOf(recipient))}
          error={errorOf('recipient')}
        />
        {templates.length > 0 && <TemplateField portal={portal} templates={templates} account={account} isForSeveral={false} />}
        <FilingFields offer={filing} process={begun.process} group={begun.group} none="none" />
        <TextField
          label={texts('threads.subject')}
          name="subject"
          maxLength={threadLimits.subject}
          autoComplete="off"
          defaultValue={begun.subject}
          error={errorOf('subject')}
        />
        <MessageField label={texts('threads.message')} rows={10} start={begun.text} error={errorOf('text')} />
        <AttachmentField key={account} portal={portal} draft={kept} account={hasLibrary ? account : null} onSending={setSending} />
        {isOfTheFirm && <ChoiceFields chosen={choicesOf(typed, draft)} hasLibrary={hasLibrary} />}
        <DraftNote state={kept.state} isKept={kept.id !== null} onDiscard={leave} />
        <FormFoot refusal={elsewhere}>
          <LinkButton to={threadsAddress(portal)}>{texts('threads.cancel')}</LinkButton>
          <Button type="submit" look="primary" disabled={isBusy || isSending}>
            {texts(isBusy ? 'threads.wait' : 'threads.send')}
          </Button>
        </FormFoot>
      </Form>
    </div>
  );
}

interface RecipientFieldProps {
  readonly recipients: readonly Recipient[];
  readonly chosen: string;
  readonly portal: string;
  readonly isOfTheFirm: boolean;
  readonly onChange: (recipient: string) => void;
  readonly error: string | undefined;
}

const ClientField = lazy(() => import('./client-field.tsx'));

/** The firm looks its clients up; a client has few advisers, and of one no choice. */
function RecipientField({ portal, recipients, chosen, isOfTheFirm, onChange, error }: RecipientFieldProps) {
  const texts = useTexts();
  const label = texts('threads.recipient');
  const [only] = recipients;
  if (isOfTheFirm)
    return (
      <Suspense>
        <ClientField {...{ portal, label, chosen, onChange, error }} known={recipients} />
      </Suspense>
    );
  if (recipients.length === 1 && only)
    return (
      <>
        <input type="hidden" name="recipient" value={only.id} />
        <TextField label={label} value={only.name} readOnly error={error} />
      </>
    );
  return (
    <SelectField
      label={label}
      name="recipient"
      all={texts('threads.chooseRecipient')}
      options={recipients.map(recipientOption)}
      defaultValue={chosen}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  );
}

/** An adviser is named with the account: which one it is about is chosen where there are several. */
function startsWith(recipients: readonly Recipient[], to: string): string {
  return recipients.find(({ id }) => id === to || id.endsWith(`.${to}`))?.id ?? '';
}

/** A recipient begins with the account that is written about. */
function accountOf(recipient: string): string | null {
  return recipient.split('.')[0] || null;
}

function onlyOf(recipients: readonly Recipient[], isOfTheFirm: boolean): string {
  return !isOfTheFirm && recipients.length === 1 ? (recipients[0]?.id ?? '') : '';
}
