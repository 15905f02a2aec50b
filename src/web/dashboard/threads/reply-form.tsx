import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ShownThread } from '#contracts/threads.ts';
import { usualChoices } from '#domain/thread/message-choices.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { FormKey } from '../../ui/fields/form-key.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { DraftNote } from './draft-note.tsx';
import { MessageField } from './message-field.tsx';
import { choicesOf, type MessageRefusal, shownRefusal } from './message-refusal.ts';
import { useDraft } from './use-draft.ts';
import styles from './thread.module.css';

const kinds = ['reply', 'note'] as const;
type Kind = (typeof kinds)[number];

interface ReplyFormProps extends Pick<ShownThread, 'mayNote' | 'draft'> {
  readonly portal: string;
  readonly thread: string;
  /** The account whose documents the author can attach; null if there are none. */
  readonly account: string | null;
  readonly refusal: MessageRefusal | null;
}

const words = {
  reply: { label: 'threads.reply', hint: undefined, send: 'threads.send' },
  note: { label: 'threads.addNote', hint: 'threads.noteText', send: 'threads.keepNote' },
} as const;

/** An answer, or a note of the firm: the form looks as what is written will, so that no one sends a note by mistake. */
export function ReplyForm({ portal, thread, account, mayNote, draft, refusal }: ReplyFormProps) {
  const texts = useTexts();
  const isBusy = useNavigation().state !== 'idle';
  const { typed, errorOf, elsewhere } = shownRefusal(refusal);
  const [kind, setKind] = useState<Kind>(kindOf(typed.intent, draft));
  const [isSending, setSending] = useState(false);
  const kept = useDraft({ portal, thread, draft });
  const [begun, setBegun] = useState({ nth: 0, text: typed.text ?? draft?.text ?? '', choices: choicesOf(typed, draft) });
  const empty = () => {
    setBegun({ nth: begun.nth + 1, text: '', choices: usualChoices });
    void kept.discard();
  };
  return (
    <Form
      method="post"
      preventScrollReset
      noValidate
      className={styles.reply}
      data-kind={kind}
      onInput={kept.onInput}
      onSubmit={kept.onSubmit}
    >
      <FormKey />
      <input type="hidden" name="hold" value="yes" />
      {mayNote ? <KindChoice kind={kind} onChange={setKind} /> : <input type="hidden" name="intent" value="reply" />}
      <MessageField
        key={begun.nth}
        label={texts(words[kind].label)}
        hint={words[kind].hint && texts(words[kind].hint)}
        rows={4}
        start={begun.text}
        error={errorOf('text')}
      />
      <AttachmentField portal={portal} draft={kept} account={account} onSending={setSending} />
      {mayNote && (
        <ChoiceFields key={`choices ${begun.nth}`} chosen={begun.choices} hasLibrary={account !== null} isHidden={kind === 'note'} />
      )}
      <DraftNote state={kept.state} isKept={kept.id !== null} onDiscard={empty} />
      <FormFoot refusal={elsewhere}>
        <Button type="submit" look="primary" disabled={isBusy || isSending}>
          {texts(isBusy ? 'threads.wait' : words[kind].send)}
        </Button>
      </FormFoot>
    </Form>
  );
}

/** As it was sent or kept before. */
function kindOf(sent: string | undefined, draft: ShownThread['draft']): Kind {
  if (sent !== undefined) return sent === 'note' ? 'note' : 'reply';
  return draft?.isInternal ? 'note' : 'reply';
}

function KindChoice({ kind, onChange }: { readonly kind: Kind; readonly onChange: (kind: Kind) => void }) {
  const texts = useTexts();
  return (
    <fieldset className={styles.kinds}>
      <legend className="sr">{texts('threads.kind')}</legend>
      {kinds.map((each) => (
        <label key={each}>
          <input type="radio" name="intent" value={each} checked={each === kind} onChange={() => onChange(each)} />
          {texts(words[each].label)}
        </label>
      ))}
    </fieldset>
  );
}
