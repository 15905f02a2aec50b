import { useId } from 'react';
import { parseDesignDocument } from '#forms/designed/design-document.ts';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import type { FieldFrame } from './field.tsx';
import { FieldNote } from './field-note.tsx';
import styles from './field.module.css';

interface FormFieldsFieldProps extends FieldFrame {
  readonly name: string;
  readonly value: string;
}

/** Shows what a form asks, by the labels of its fields. The designer changes them; the form sends them unchanged. */
export function FormFieldsField({ name, value, label, hint, error }: FormFieldsFieldProps) {
  const texts = useTexts();
  const locale = useLocale();
  const id = useId();
  const fields = value === '' ? [] : (parseDesignDocument(value) ?? []);
  const labels = fields.map(({ label: words }) => words[locale] || words.en || words.el);
  return (
    <div className={styles.field}>
      <span className={styles.label}>{label}</span>
      <p>{labels.length === 0 ? texts('fields.notSet') : labels.join(' · ')}</p>
      <input type="hidden" name={name} value={value} />
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  );
}
