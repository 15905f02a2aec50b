import { Dropzone } from '@mantine/dropzone';
import { Trash2, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { FieldNote } from '../fields/field-note.tsx';
import type { FieldFrame } from '../fields/field.tsx';
import { FileIcon } from '../pictures/file-icon.tsx';
import { Icon } from '../pictures/icon.tsx';
import { IconButton } from '../icon-button.tsx';
import type { ControlState } from './control.tsx';
import './file-drop.css';
import styles from './file-drop.module.css';
import { MantineRoot } from './mantine-root.tsx';

/** The limits of the accepted files. */
interface FileLimits {
  /** Kinds of files, `application/pdf`. */
  readonly accept: readonly string[];
  /** In bytes, of one of them. */
  readonly largest: number;
  readonly most: number;
}

interface FileDropProps extends FileLimits, Omit<FieldFrame, 'aside'>, Pick<ControlState, 'disabled' | 'readOnly'> {
  readonly files: readonly File[];
  readonly onChange: (files: File[]) => void;
}

/** Files, dropped here or chosen; what is of another kind or too large is refused in a sentence. */
export function FileDrop({ label, hint, error, disabled = false, readOnly = false, files, onChange, ...limits }: FileDropProps) {
  const noteId = useId();
  const texts = useTexts();
  const formats = useFormats();
  const [isRefused, setRefused] = useState(false);
  const inWords = { count: limits.most, size: formats.count(Math.floor(limits.largest / 1_000_000)) };
  const wrong = error ?? (isRefused ? texts('kit.filesRefused', inWords) : undefined);
  const remove = (file: File) => onChange(files.filter((each) => each !== file));
  const take = (taken: readonly File[] | null) => {
    setRefused(taken === null);
    if (taken) onChange([...files, ...taken].slice(0, limits.most));
  };
  return (
    <MantineRoot>
      <fieldset aria-describedby={noteId}>
        <legend className={styles.legend}>{label}</legend>
        {!readOnly && <Zone {...limits} disabled={disabled} room={limits.most - files.length} isWrong={Boolean(wrong)} onTaken={take} />}
        {files.length > 0 && <ChosenFiles files={files} onRemove={disabled || readOnly ? null : remove} />}
        <FieldNote id={noteId} hint={hint ?? texts('kit.fileLimits', inWords)} error={wrong} />
      </fieldset>
    </MantineRoot>
  );
}

interface ZoneProps extends FileLimits {
  readonly disabled: boolean;
  /** The number of files that the field still accepts. */
  readonly room: number;
  readonly isWrong: boolean;
  /** Null when they were refused. */
  readonly onTaken: (files: readonly File[] | null) => void;
}

function Zone({ accept, largest, most, disabled, room, isWrong, onTaken }: ZoneProps) {
  const texts = useTexts();
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      openRef={open}
      classNames={{ root: styles.zone ?? '', inner: styles.inner ?? '' }}
      accept={[...accept]}
      maxSize={largest}
      maxFiles={Math.max(room, 1)}
      multiple={most > 1}
      disabled={disabled || room < 1}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      tabIndex={-1}
      inputProps={{ 'aria-label': texts('kit.chooseFiles', { count: most }) }}
      data-invalid={isWrong || undefined}
      onDrop={(taken: File[]) => onTaken(taken)}
      onReject={() => onTaken(null)}
    >
      <Icon of={Upload} />
      <span>{texts('kit.dropFiles')}</span>
      <Button size="small" disabled={disabled || room < 1} onClick={() => open.current?.()}>
        {texts('kit.chooseFiles', { count: most })}
      </Button>
    </Dropzone>
  );
}

interface ChosenFilesProps {
  readonly files: readonly File[];
  /** Null where nothing can be changed. */
  readonly onRemove: ((file: File) => void) | null;
}

function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  const texts = useTexts();
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size}`}>
          <FileIcon of={file.name} size="small" />
          <span className={styles.name}>{file.name}</span>
          {onRemove && (
            <IconButton icon={Trash2} size="small" label={texts('kit.removeFile', { name: file.name })} onClick={() => onRemove(file)} />
          )}
        </li>
      ))}
    </ul>
  );
}
