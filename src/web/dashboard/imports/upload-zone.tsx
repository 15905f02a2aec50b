import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ErrorCode } from '#domain/errors.ts';
import { maxImportFileBytes, maxFiles } from '#domain/import/file-import.ts';
import { useTexts } from '../../lib/texts.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './imports.module.css';
import { sendFile } from './send-file.ts';

const FileDrop = lazy(() => import('../../ui/mantine/file-drop.tsx').then((loaded) => ({ default: loaded.FileDrop })));

const accept = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

interface Sending {
  readonly name: string;
  readonly share: number;
}

/** Takes files as soon as they are dropped or chosen, one after the other. */
export function UploadZone({ importId, portalId }: { readonly importId: string; readonly portalId: string }) {
  const texts = useTexts();
  const isAlive = useHydrated();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<Sending | null>(null);
  const [error, setError] = useState<string | undefined>();
  const send = async (files: readonly File[]) => {
    setError(undefined);
    for (const file of files) {
      setSending({ name: file.name, share: 0 });
      const failed = await sendFile({ importId, portalId, file, onShare: (share) => setSending({ name: file.name, share }) });
      if (failed !== null) {
        const text = texts(`error.${failed as ErrorCode}`, { defaultValue: texts('imports.upload.lost') });
        setError(texts('imports.upload.failed', { name: file.name, text }));
        break;
      }
    }
    setSending(null);
    await revalidate();
  };
  if (!isAlive) return <Skeleton height={96} />;
  return (
    <div className={styles.zone}>
      <Suspense fallback={<Skeleton height={96} />}>
        <FileDrop
          label={texts('imports.upload.label')}
          hint={texts('imports.upload.hint')}
          error={error}
          accept={accept}
          largest={maxImportFileBytes}
          most={maxFiles}
          disabled={sending !== null}
          files={[]}
          onChange={(files) => void send(files)}
        />
      </Suspense>
      {sending && (
        <output className={styles.running}>
          <ProgressBar label={texts('imports.upload.sending', { name: sending.name })} share={sending.share} />
          {texts('imports.upload.sending', { name: sending.name })}
        </output>
      )}
    </div>
  );
}
