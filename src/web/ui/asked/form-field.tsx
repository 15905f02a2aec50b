import type { AskedField } from '#forms/form.ts';
import type { Problem, Typed } from '#forms/kind.ts';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import { FieldEditor, useProblemText } from '../fields/field-editor.tsx';
import { useOptionLabel } from './answer-words.ts';
import styles from './form-field.module.css';

interface FormFieldProps {
  readonly field: AskedField;
  readonly typed: Typed;
  readonly problem: Problem | undefined;
}

/** A field of a form with its words, and what is wrong with it. */
export function FormField({ field, typed, problem }: FormFieldProps) {
  const texts = useTexts();
  const locale = useLocale();
  const labelOf = useOptionLabel(field);
  const aside = field.isOptional && <span className={styles.optional}>{texts('processes.optional')}</span>;
  const frame = { label: field.label[locale], hint: field.help?.[locale], error: useProblemText(problem), aside };
  return <FieldEditor field={field} typed={typed} frame={frame} labelOf={(value) => labelOf(value) ?? value} />;
}
