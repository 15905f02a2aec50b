import { useId } from 'react';
import { parseBlockDocument } from '#domain/content/block-document.ts';
import { useTexts } from '../../lib/texts.tsx';
import type { FieldFrame } from './field.tsx';
import { FieldNote } from './field-note.tsx';
import styles from './field.module.css';

interface BlocksFieldProps extends FieldFrame {
  readonly name: string;
  readonly value: string;
}

/** Shows the number of blocks of a page. The designer changes them; the form sends them unchanged. */
export function BlocksField({ name, value, label, hint, error }: BlocksFieldProps) {
  const texts = useTexts();
  const id = useId();
  const count = value === '' ? 0 : (parseBlockDocument(value)?.length ?? 0);
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <span>{count === 0 ? texts('fields.noBlocks') : texts('fields.blocks', { count })}</span>
      <input type="hidden" name={name} value={value} />
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
