import { Upload } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import type { OfferedRecord } from '#contracts/records.ts';
import { maxMediaBytes, mediaExtensions } from '#domain/media/media-format.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { buttonClass } from '../button-look.ts';
import { FieldNote } from '../fields/field-note.tsx';
import type { FieldFrame } from '../fields/field.tsx';
import { useHiddenInputChange } from '../fields/use-hidden-input-change.ts';
import { FileIcon } from '../pictures/file-icon.tsx';
import { Icon } from '../pictures/icon.tsx';
import { useHydrated } from '../use-hydrated.ts';
import styles from './media.module.css';
import { SendingItem } from './sending-item.tsx';
import { useMediaSending } from './use-media-sending.ts';

const accepted = mediaExtensions.map((extension) => `.${extension}`).join(',');

/** Chooses files: a native field that looks like a button. */
export function MediaFileButton({
  onChoose,
  children,
  ...input
}: { readonly onChoose: (files: readonly File[]) => void; readonly children: string } & Pick<
  ComponentProps<'input'>,
  'id' | 'multiple' | 'aria-describedby' | 'aria-invalid'
>) {
  return (
    <label className={buttonClass({ size: 'small' }, styles.fileButton)}>
      <Icon of={Upload} size="small" />
      <span>{children}</span>
      <input
        {...input}
        type="file"
        accept={accepted}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          // The form around it has a hidden field for what becomes of the file.
          event.stopPropagation();
          onChoose(files);
        }}
      />
    </label>
  );
}

interface FileFieldProps extends FieldFrame {
  readonly name: string;
  readonly value: string;
  readonly offered: readonly OfferedRecord[];
}

/** The file of an entry of media. Another one takes its place once the form is saved. */
export function FileField({ name, value, offered, label, hint, error }: FileFieldProps) {
  const texts = useTexts();
  const formats = useFormats();
  const id = useId();
  const isAlive = useHydrated();
  const { frameOf, dispatchChange } = useHiddenInputChange<HTMLFieldSetElement>();
  const [file, setFile] = useState<Signed & { readonly id: string }>({ ...offered.find((each) => each.value === value), id: value });
  const { items, send, dismiss } = useMediaSending((answer) => {
    if (!('file' in answer)) return;
    setFile({ id: answer.file, picture: answer.thumb, format: answer.format });
    dispatchChange();
  });
  return (
    <fieldset ref={frameOf} className={styles.field} aria-describedby={`${id}-note`}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.line}>
        <Thumb of={file.id === '' ? null : file} />
        {isAlive && (
          <MediaFileButton onChoose={(files) => send(files.slice(0, 1), null)} aria-invalid={error ? true : undefined}>
            {texts(file.id === '' ? 'media.chooseFile' : 'media.replaceFile')}
          </MediaFileButton>
        )}
      </div>
      {items.map((item) => (
        <SendingItem key={item.key} item={item} onDismiss={() => dismiss(item.key)} />
      ))}
      <input type="hidden" name={name} value={file.id} />
      <FieldNote id={`${id}-note`} hint={hint ?? texts('media.limits', { size: formats.count(maxMediaBytes / 1_000_000) })} error={error} />
    </fieldset>
  );
}

type Signed = Pick<OfferedRecord, 'picture' | 'format'>;

/** A small picture, a sign for a document, or an empty place. */
export function Thumb({ of: file }: { readonly of: Signed | null }) {
  if (file?.picture) return <img src={file.picture} alt="" className={styles.thumb} />;
  return <span className={styles.thumb}>{file && <FileIcon of={file.format ?? ''} />}</span>;
}
