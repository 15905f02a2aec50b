import { type FormEvent, lazy, Suspense, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { ErrorCode } from '#domain/errors.ts';
import { maxImportFileBytes } from '#domain/import/file-import.ts';
import { newUploadKey, sendUpload, UploadFailure } from '../../lib/send-upload.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DayField } from '../../ui/fields/day-field.tsx';
import { FormFoot } from '../../ui/fields/form-foot.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './reconciliations.module.css';

const FileDrop = lazy(() => import('../../ui/mantine/file-drop.tsx').then((loaded) => ({ default: loaded.FileDrop })));

const accept = [
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

interface NewListCardProps {
  readonly today: string;
  /** Names to choose from. */
  readonly sources: readonly string[];
  readonly refusal: string | null;
}

/** A custodian's list on its way: whose it is, of which day, and its file. */
export function NewListCard({ today, sources, refusal }: NewListCardProps) {
  const texts = useTexts();
  const isAlive = useHydrated();
  const [file, setFile] = useState<File | null>(null);
  const { share, failure, send } = useSending();
  const isBusy = useNavigation().state !== 'idle' || share !== null;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(file, new FormData(event.currentTarget));
  };
  return (
    <Card title={texts('reconciliations.begin.title')} text={texts('reconciliations.begin.text')}>
      <form method="post" className={styles.form} onSubmit={onSubmit}>
        <ListDetails today={today} sources={sources} />
        {isAlive ? (
          <Suspense fallback={<Skeleton height={96} />}>
            <FileDrop
              label={texts('reconciliations.begin.file')}
              hint={texts('reconciliations.begin.fileHint')}
              accept={accept}
              largest={maxImportFileBytes}
              most={1}
              disabled={isBusy}
              files={file ? [file] : []}
              onChange={([chosen]) => setFile(chosen ?? null)}
            />
          </Suspense>
        ) : (
          <Skeleton height={96} />
        )}
        {share !== null && file && <ProgressBar label={texts('reconciliations.begin.sending', { name: file.name })} share={share} />}
        <FormFoot refusal={failure ?? refusal}>
          <Button type="submit" look="primary" disabled={isBusy || !isAlive}>
            {texts('reconciliations.begin.send')}
          </Button>
        </FormFoot>
      </form>
    </Card>
  );
}

/** Asks for the source and the day of the list. */
function ListDetails({ today, sources }: Pick<NewListCardProps, 'today' | 'sources'>) {
  const texts = useTexts();
  return (
    <div className={styles.two}>
      <TextField
        label={texts('reconciliations.begin.source')}
        hint={texts('reconciliations.begin.sourceHint')}
        name="source"
        list="custodians"
        maxLength={80}
        autoComplete="off"
        required
      />
      <datalist id="custodians">
        {sources.map((source) => (
          <option key={source} value={source}>
            {source}
          </option>
        ))}
      </datalist>
      <DayField
        label={texts('reconciliations.begin.day')}
        hint={texts('reconciliations.begin.dayHint')}
        name="day"
        defaultValue={today}
        max={today}
      />
    </div>
  );
}

/** Sends the file. Returns the share sent so far, from 0 to 1, and the failure; each is null if there is none. */
function useSending() {
  const texts = useTexts();
  const submit = useSubmit();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (file: File | null, said: FormData) => {
    setFailure(file ? null : texts('reconciliations.begin.missing'));
    if (!file) return;
    const key = newUploadKey();
    setShare(0);
    try {
      const onSent = (bytes: number) => setShare(bytes / Math.max(file.size, 1));
      await sendUpload({ file, key, signal: new AbortController().signal, onSent });
      said.set('intent', 'begin');
      said.set('upload', key);
      said.set('file-name', file.name.slice(0, 300));
      await submit(said, { method: 'post' });
    } catch (error) {
      const code = error instanceof UploadFailure ? error.code : '';
      setFailure(texts(`error.${code as ErrorCode}`, { defaultValue: texts('reconciliations.begin.lost') }));
    }
    setShare(null);
  };
  return { share, failure, send };
}
