import { Paperclip, X } from 'lucide-react';
import { useState } from 'react';
import { href } from 'react-router';
import type { AttachableDocument } from '#contracts/threads.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { attachmentLimits } from '#domain/thread/attachment.ts';
import { newUploadKey, sendUpload, UploadFailure } from '../../lib/send-upload.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { FileIcon } from '../../ui/pictures/file-icon.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './attachments.module.css';
import type { DraftChange } from './draft-saver.ts';
import type { Draft } from './use-draft.ts';

interface AttachmentFieldProps {
  readonly portal: string;
  readonly draft: Pick<Draft, 'attachments' | 'change'>;
  /** The account whose documents the author can attach; null before the choice of a recipient, and for authors without access to the library. */
  readonly account: string | null;
  /** Reports whether the browser is sending a file; the message waits for it. */
  readonly onSending: (isSending: boolean) => void;
}

/** Files that will come with a message: from the disk, or from the library. */
export function AttachmentField({ portal, draft, account, onSending }: AttachmentFieldProps) {
  const texts = useTexts();
  const isAlive = useHydrated();
  const { sending, refusal, apply, choose } = useAttaching(draft.change, onSending);
  if (!isAlive) return null;
  const inWords = { limit: attachmentLimits.ofMessage, megabytes: attachmentLimits.bytes / 1_000_000 };
  return (
    <fieldset className={styles.field}>
      <legend className="sr">{texts('threads.attachments')}</legend>
      <Chosen attachments={draft.attachments} onRemove={(form, id) => void apply(form, { detach: id })} />
      <div className={styles.ways}>
        <FileButton icon={Paperclip} multiple disabled={sending !== null} onChoose={choose}>
          {texts('threads.attach')}
        </FileButton>
        {account !== null && (
          <LibraryChoice portal={portal} account={account} onChosen={(form, id) => void apply(form, { document: id })} />
        )}
      </div>
      {sending !== null && <output className={styles.note}>{texts('threads.attaching', { name: sending })}</output>}
      {refusal !== null && (
        <p role="alert" className={styles.refusal}>
          {texts(`error.${refusal as ErrorCode}`, { ...inWords, defaultValue: texts('threads.attachLost') })}
        </p>
      )}
    </fieldset>
  );
}

/** Returns the name of the file in transit, any refusal, and the functions that add files to the draft. */
function useAttaching(change: Draft['change'], onSending: AttachmentFieldProps['onSending']) {
  const [sending, setSending] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const apply = async (form: HTMLFormElement | null, changed: DraftChange) => setRefusal(form && (await change(form, changed)));
  const send = async (form: HTMLFormElement | null, file: File) => {
    setSending(file.name);
    onSending(true);
    const sent = await upload(file);
    if ('refusal' in sent) setRefusal(sent.refusal);
    else await apply(form, { upload: sent.key, 'file-name': file.name });
    setSending(null);
    onSending(false);
    return !('refusal' in sent);
  };
  const choose = (files: readonly File[], form: HTMLFormElement | null) => {
    setRefusal(null);
    void files.reduce(async (before, file) => (await before) && send(form, file), Promise.resolve(true));
  };
  return { sending, refusal, apply, choose };
}

interface ChosenProps {
  readonly attachments: Draft['attachments'];
  readonly onRemove: (form: HTMLFormElement | null, id: string) => void;
}

/** Lists the draft's attachments, with a button to remove each. A hidden field lists the attachments that the form has shown. */
function Chosen({ attachments, onRemove }: ChosenProps) {
  const texts = useTexts();
  return (
    <>
      <input type="hidden" name="attachments" value={attachments.map(({ id }) => id).join(',')} />
      {attachments.length > 0 && (
        <ul className={styles.files} aria-label={texts('threads.attachments')}>
          {attachments.map(({ id, name }) => (
            <li key={id}>
              <FileIcon of={name} size="small" />
              <span className={styles.name}>{name}</span>
              <IconButton
                icon={X}
                size="small"
                label={texts('threads.detach', { name })}
                onClick={({ currentTarget }) => onRemove(currentTarget.form, id)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

async function upload(file: File): Promise<{ readonly key: string } | { readonly refusal: string }> {
  if (file.size > attachmentLimits.bytes) return { refusal: 'file-too-large' };
  const key = newUploadKey();
  try {
    await sendUpload({ file, key, onSent: () => undefined, signal: new AbortController().signal });
    return { key };
  } catch (error) {
    return { refusal: error instanceof UploadFailure ? error.code : '' };
  }
}

interface LibraryChoiceProps {
  readonly portal: string;
  readonly account: string;
  readonly onChosen: (form: HTMLFormElement | null, document: string) => void;
}

/** Documents of the account, fetched when they are asked for. */
function LibraryChoice({ portal, account, onChosen }: LibraryChoiceProps) {
  const texts = useTexts();
  const [documents, setDocuments] = useState<readonly AttachableDocument[] | null>(null);
  const load = async () => {
    const query = new URLSearchParams({ account });
    const answer = await fetch(`${href('/dashboard/:portal/messages/documents', { portal })}?${query}`).catch(() => null);
    setDocuments(answer?.ok ? ((await answer.json()) as readonly AttachableDocument[]) : []);
  };
  if (documents === null)
    return (
      <Button size="small" onClick={() => void load()}>
        {texts('threads.fromLibrary')}
      </Button>
    );
  if (documents.length === 0) return <p className={styles.note}>{texts('threads.libraryEmpty')}</p>;
  return (
    <SelectField
      label={texts('threads.fromLibrary')}
      all={texts('threads.chooseDocument')}
      value=""
      options={documents.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={({ target }) => onChosen(target.form, target.value)}
    />
  );
}
