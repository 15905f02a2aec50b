import { FileUp, Paperclip } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { ShownDataProcess } from '#contracts/data-processes.ts';
import type { Dataset } from '#domain/data-process/data-process.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { maxImportFileBytes } from '#domain/import/file-import.ts';
import { newUploadKey, sendUpload, UploadFailure } from '../lib/send-upload.ts';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { FormFoot } from '../ui/fields/form-foot.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './data-designer.module.css';

interface StartRunProps {
  readonly process: ShownDataProcess;
  readonly refusal: string | null;
}

type Chosen = Partial<Record<Dataset, File>>;

/** Chooses the files that no API has, and starts a run. */
export function StartRun({ process: { steps }, refusal }: StartRunProps) {
  const texts = useTexts();
  const isAlive = useHydrated();
  const [chosen, setChosen] = useState<Chosen>({});
  const { progress, failure, send } = useSending();
  const isBusy = useNavigation().state !== 'idle' || progress !== null;
  const asked = steps.filter(({ request }) => request === null);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(asked.flatMap(({ dataset }) => (chosen[dataset] ? [[dataset, chosen[dataset]] as const] : [])));
  };
  return (
    <Card title={texts('dataProcesses.run')} text={texts('dataProcesses.runText')}>
      <form method="post" onSubmit={onSubmit} className={styles.form}>
        {asked.length > 0 && (
          <ul className={styles.files}>
            {asked.map(({ id, dataset }) => (
              <li key={id}>
                <FileOfStep
                  dataset={dataset}
                  file={chosen[dataset]}
                  isBusy={isBusy || !isAlive}
                  onChoose={(file) => setChosen({ ...chosen, [dataset]: file })}
                />
              </li>
            ))}
          </ul>
        )}
        {progress && <ProgressBar label={texts('dataProcesses.sending', { name: progress.name })} share={progress.share} />}
        <FormFoot refusal={failure ?? refusal}>
          <Button type="submit" look="primary" disabled={isBusy || !isAlive || asked.some(({ dataset }) => !chosen[dataset])}>
            {texts(asked.length === steps.length ? 'dataProcesses.startFiles' : 'dataProcesses.start')}
          </Button>
        </FormFoot>
      </form>
    </Card>
  );
}

interface FileOfStepProps {
  readonly dataset: Dataset;
  readonly file: File | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
}

function FileOfStep({ dataset, file, isBusy, onChoose }: FileOfStepProps) {
  const texts = useTexts();
  const name = texts(`collections.data-processes-steps.options.dataset.${dataset}`);
  return (
    <>
      <strong>{name}</strong>
      <FileButton
        icon={FileUp}
        accept=".csv,text/csv"
        disabled={isBusy}
        label={texts('dataProcesses.chooseFileFor', { dataset: name })}
        onChoose={([first]) => first && onChoose(first)}
      >
        {texts('dataProcesses.chooseFile')}
      </FileButton>
      <span className={styles.chosen}>
        {file && <Icon of={Paperclip} size="small" />}
        {file?.name ?? texts('dataProcesses.noFile')}
      </span>
    </>
  );
}

interface Progress {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
}

/** Sends the files one after the other, then starts the run. */
function useSending() {
  const texts = useTexts();
  const submit = useSubmit();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (files: readonly (readonly [Dataset, File])[]) => {
    const form = new FormData();
    form.set('intent', 'check');
    setFailure(null);
    try {
      for (const [dataset, file] of files) {
        if (file.size > maxImportFileBytes) throw new UploadFailure('import-file-too-large');
        const key = newUploadKey();
        setProgress({ name: file.name, share: 0 });
        const onSent = (bytes: number) => setProgress({ name: file.name, share: bytes / Math.max(file.size, 1) });
        await sendUpload({ file, key, signal: new AbortController().signal, onSent });
        form.set(`upload-${dataset}`, key);
      }
      await submit(form, { method: 'post' });
    } catch (error) {
      const code = error instanceof UploadFailure ? error.code : '';
      setFailure(texts(`error.${code as ErrorCode}`, { defaultValue: texts('dataProcesses.lost') }));
    }
    setProgress(null);
  };
  return { progress, failure, send };
}
