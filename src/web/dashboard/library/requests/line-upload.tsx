import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ShownRequestLine } from '#contracts/document-requests.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { newUploadKey, UploadFailure } from '../../../lib/send-upload.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { sendDocument } from '../send-document.ts';
import styles from './requests.module.css';

interface LineUploadProps {
  readonly portal: string;
  readonly account: string;
  readonly request: string;
  readonly line: ShownRequestLine;
}

interface Sending {
  readonly name: string;
  /** Null while the server looks at it. */
  readonly share: number | null;
}

/** Sends a file against a line as soon as it is chosen. */
export function LineUpload({ portal, account, request, line }: LineUploadProps) {
  const texts = useTexts();
  const isAlive = useHydrated();
  const { sending, failure, send } = useSending({ portal, account, request, line });
  if (!isAlive) return null;
  const isFirst = line.state === 'open';
  return (
    <div className={styles.upload}>
      {sending ? (
        <>
          <p className={styles.facts}>{texts('library.requests.sending', { name: sending.name })}</p>
          <ProgressBar label={sending.name} share={sending.share} />
        </>
      ) : (
        <FileButton
          icon={Upload}
          label={texts(isFirst ? 'library.requests.send' : 'library.requests.sendAgain', { title: line.title })}
          onChoose={([file]) => void (file && send(file))}
        >
          {texts(isFirst ? 'library.requests.choose' : 'library.requests.chooseOther')}
        </FileButton>
      )}
      {failure !== null && (
        <p role="alert" className={styles.refusal}>
          {texts(`error.${failure as ErrorCode}`, { megabytes: 500, defaultValue: texts('library.requests.lost') })}
        </p>
      )}
    </div>
  );
}

function useSending({ portal, account, request, line }: LineUploadProps) {
  const texts = useTexts();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (file: File) => {
    const { name, size } = file;
    setFailure(null);
    setSending({ name, share: 0 });
    try {
      const { fileName } = await sendDocument({
        portal,
        account,
        portfolio: null,
        holding: null,
        type: 'other',
        effectiveDate: null,
        tags: [],
        key: newUploadKey(),
        file,
        sameName: 'copy',
        requestLine: { request, line: line.number },
        signal: new AbortController().signal,
        onSent: (bytes) => setSending({ name, share: bytes / Math.max(size, 1) }),
        onAll: () => setSending({ name, share: null }),
      });
      showToast({ tone: 'positive', text: texts('library.requests.sent', { name: fileName }) });
      await revalidate();
    } catch (error) {
      setFailure(error instanceof UploadFailure ? error.code : '');
    }
    setSending(null);
  };
  return { sending, failure, send };
}
