import { CircleAlert, CircleCheck, RotateCw, X } from 'lucide-react';
import type { ErrorCode } from '#domain/errors.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { FileIcon } from '../../ui/pictures/file-icon.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { fileSize } from './file-size.ts';
import styles from './upload.module.css';
import type { UploadItem } from './upload-queue.ts';

interface UploadListProps {
  readonly items: readonly UploadItem[];
  readonly onRetry: (key: string) => void;
  readonly onStop: (key: string) => void;
}

/** Files on their way, those that have arrived and those that have not. */
export function UploadList({ items, onRetry, onStop }: UploadListProps) {
  const texts = useTexts();
  if (items.length === 0) return null;
  return (
    <ul className={styles.items} aria-label={texts('library.upload.list')}>
      {items.map((item) => (
        <UploadRow key={item.key} item={item} onRetry={() => onRetry(item.key)} onStop={() => onStop(item.key)} />
      ))}
    </ul>
  );
}

function UploadRow({ item, onRetry, onStop }: { readonly item: UploadItem; readonly onRetry: () => void; readonly onStop: () => void }) {
  const texts = useTexts();
  const { file, state } = item;
  const { name } = file;
  return (
    <li className={styles.item} data-state={state}>
      {state === 'failed' ? <Icon of={CircleAlert} /> : <FileIcon of={name} />}
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        {(state === 'sending' || state === 'checking') && (
          <ProgressBar label={name} share={state === 'checking' ? null : item.sent / Math.max(file.size, 1)} />
        )}
        <p className={styles.state}>
          <StateText item={item} />
        </p>
        <Milestone item={item} />
      </div>
      {state === 'failed' && (
        <Button size="small" onClick={onRetry} aria-label={texts('library.upload.retryFile', { name })}>
          <Icon of={RotateCw} size="small" />
          {texts('library.upload.retry')}
        </Button>
      )}
      {state === 'done' ? (
        <Icon of={CircleCheck} className={styles.done} />
      ) : (
        <IconButton
          icon={X}
          size="small"
          label={texts(state === 'failed' ? 'library.upload.dismiss' : 'library.upload.stop', { name })}
          onClick={onStop}
        />
      )}
    </li>
  );
}

function StateText({ item: { file, state, sent, failure, savedAs } }: { readonly item: UploadItem }) {
  const texts = useTexts();
  const formats = useFormats();
  const size = fileSize(file.size, { texts, formats });
  if (state === 'waiting' || state === 'asking') return texts('library.upload.waiting');
  if (state === 'checking') return texts('library.upload.checking');
  if (state === 'sending') return texts('library.upload.progress', { sent: fileSize(sent, { texts, formats }), size });
  if (state === 'failed')
    return failure
      ? texts(`error.${failure as ErrorCode}`, { megabytes: 500, defaultValue: texts('library.openFailedText') })
      : texts('library.upload.lost', { share: formats.count(percentOf(sent, file)) });
  return savedAs !== null && savedAs !== file.name
    ? texts('library.upload.sentAs', { size, name: savedAs })
    : texts('library.upload.done', { size });
}

const percentOf = (sent: number, file: File) => Math.floor((100 * sent) / Math.max(file.size, 1));

/** Spoken at a quarter, half, three quarters and all of it, not at each piece. */
function Milestone({ item: { file, sent, state } }: { readonly item: UploadItem }) {
  const texts = useTexts();
  const quarter = state === 'done' ? 100 : 25 * Math.floor(percentOf(sent, file) / 25);
  return (
    <output className="sr">
      {quarter > 0 && state !== 'failed' && texts('library.upload.percent', { name: file.name, share: String(quarter) })}
    </output>
  );
}
