import { ImageUp } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { acceptedImages, maxPictureBytes, uploadedExtensions } from '#contracts/admin/images.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Field, type FieldFrame } from './field.tsx';
import { Icon } from '../pictures/icon.tsx';
import styles from './image-field.module.css';

interface ImageFieldProps extends FieldFrame {
  readonly name: string;
  /** Draws the current picture, or the chosen one after a choice. */
  readonly children: (chosen: string | null) => ReactNode;
  /** Receives the chosen file; null when it cannot be used. */
  readonly onChosen?: (file: File | null) => void;
}

/** A picture to be chosen, shown before it is sent. What can be seen not to be taken is said at once and not sent at all. */
export function ImageField({ name, label, hint, error, aside, children, onChosen }: ImageFieldProps) {
  const texts = useTexts();
  const { chosen, problem, choose } = useChoice(onChosen);
  const said = problem ? texts(`error.${problem}`) : chosen === null ? error : undefined;
  return (
    <Field label={label} hint={hint ?? texts('shell.image.hint')} error={said} aside={aside}>
      {(control) => (
        <span className={styles.line}>
          {children(chosen)}
          <span className={styles.button}>
            <Icon of={ImageUp} size="small" />
            {texts(chosen === null ? 'shell.image.choose' : 'shell.image.other')}
            <input {...control} name={name} type="file" accept={acceptedImages} className={styles.input} onChange={choose} />
          </span>
        </span>
      )}
    </Field>
  );
}

interface Choice {
  /** The picture itself as an address. */
  readonly chosen: string | null;
  readonly problem: ErrorCode | null;
}

const none: Choice = { chosen: null, problem: null };

function useChoice(onChosen: ImageFieldProps['onChosen']) {
  const [choice, setChoice] = useState(none);
  const choose = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0] ?? null;
    const problem = file && problemOf(file);
    if (problem) input.value = '';
    setChoice({ chosen: null, problem });
    onChosen?.(problem ? null : file);
    if (file && !problem) showIn(file, (chosen) => setChoice({ chosen, problem: null }));
  };
  return { ...choice, choose };
}

function problemOf({ name, size }: File): ErrorCode | null {
  const isTaken = uploadedExtensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));
  if (!isTaken) return 'image-unsupported';
  return size > maxPictureBytes ? 'image-too-large' : null;
}

function showIn(file: File, show: (address: string) => void): void {
  const reader = new FileReader();
  reader.addEventListener('load', () => show(typeof reader.result === 'string' ? reader.result : ''));
  reader.readAsDataURL(file);
}
