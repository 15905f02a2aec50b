import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { fileFormats } from '#domain/file/file-format.ts';
import { buttonClass } from './button-look.ts';
import styles from './file-button.module.css';
import { Icon } from './pictures/icon.tsx';

interface FileButtonProps extends Pick<ComponentProps<'input'>, 'multiple' | 'disabled' | 'accept'> {
  readonly icon: LucideIcon;
  readonly children: string;
  /** Says for what a file is chosen where the words alone do not. */
  readonly label?: string;
  /** The files that were chosen, and the form around the button. The same can be chosen again. */
  readonly onChoose: (files: readonly File[], form: HTMLFormElement | null) => void;
}

const accepted = fileFormats.map(({ extension }) => `.${extension}`).join(',');

/** Chooses files of the formats that are kept: a native field that looks like a button. */
export function FileButton({ icon, children, label, onChoose, ...input }: FileButtonProps) {
  return (
    <label className={buttonClass({ size: 'small' }, styles.button)}>
      <Icon of={icon} size="small" />
      <span aria-hidden={label === undefined ? undefined : 'true'}>{children}</span>
      <input
        accept={accepted}
        {...input}
        type="file"
        aria-label={label}
        className={styles.input}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          onChoose(files, currentTarget.form);
        }}
      />
    </label>
  );
}
