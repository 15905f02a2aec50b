import type { ReactNode } from 'react';
import { choiceName, type Typed } from '#forms/answers.ts';
import type { Problem } from '#forms/check-answers.ts';
import type { Field, FieldKind, FieldOf } from '#forms/form.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import { ChoiceList } from '../../ui/fields/choice-list.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './wizard-step.module.css';

/** What every editor is given; `typed` is what it shows at first. */
interface EditorProps<Kind extends FieldKind> {
  readonly field: FieldOf<Kind>;
  readonly typed: Typed;
  readonly frame: { readonly label: string; readonly hint: string | undefined; readonly error: string | undefined };
}

const editors: { readonly [Kind in FieldKind]: (props: EditorProps<Kind>) => ReactNode } = {
  text: LineEditor,
  textarea: ({ field, typed, frame }) => <TextAreaField {...frame} name={field.id} rows={4} defaultValue={typed[field.id]} />,
  number: ({ field, typed, frame }) => (
    <TextField {...frame} name={field.id} inputMode="decimal" autoComplete="off" defaultValue={typed[field.id]} />
  ),
  date: ({ field, typed, frame }) => <TextField {...frame} name={field.id} type="date" autoComplete="off" defaultValue={typed[field.id]} />,
  select: SelectEditor,
  choices: ChoicesEditor,
  yesNo: YesNoEditor,
  confirmation: ({ field, typed, frame: { label, ...note } }) => (
    <ChoiceList legend={label} hasHiddenLegend choices={[{ value: field.id, label, isChosen: typed[field.id] === 'on' }]} {...note} />
  ),
};

function LineEditor({ field, typed, frame }: EditorProps<'text'>) {
  const texts = useTexts();
  const aside = field.isOptional && <span className={styles.optional}>{texts('processes.optional')}</span>;
  return <TextField {...frame} aside={aside} name={field.id} autoComplete="off" spellCheck={false} defaultValue={typed[field.id]} />;
}

function SelectEditor({ field, typed, frame }: EditorProps<'select'>) {
  const texts = useTexts();
  const locale = useLocale();
  const options = field.options.map(({ value, label }) => ({ value, label: label[locale] }));
  return <SelectField {...frame} name={field.id} all={texts('processes.choose')} options={options} defaultValue={typed[field.id] ?? ''} />;
}

function ChoicesEditor({ field, typed, frame: { label: legend, ...note } }: EditorProps<'choices'>) {
  const locale = useLocale();
  const choices = field.options.map(({ value, label }) => {
    const name = choiceName(field, value);
    return { value: name, label: label[locale], isChosen: typed[name] === 'on' };
  });
  return <ChoiceList legend={legend} choices={choices} {...note} />;
}

function YesNoEditor({ field, typed, frame: { label: legend, ...note } }: EditorProps<'yesNo'>) {
  const texts = useTexts();
  const choices = (['yes', 'no'] as const).map((value) => ({
    value,
    label: texts(`processes.${value}`),
    isChosen: typed[field.id] === value,
  }));
  return <ChoiceList legend={legend} name={field.id} choices={choices} {...note} />;
}

interface FormFieldProps {
  readonly field: Field;
  readonly typed: Typed;
  readonly problem: Problem | undefined;
}

/** A field of a form with its words, and what is wrong with it. */
export function FormField({ field, typed, problem }: FormFieldProps) {
  const locale = useLocale();
  const error = useProblemText(problem);
  const frame = { label: field.label[locale], hint: field.help?.[locale], error };
  // The compiler does not see that a field and the editor of its kind belong together.
  const Editor = editors[field.kind] as (props: EditorProps<FieldKind>) => ReactNode;
  return <Editor field={field} typed={typed} frame={frame} />;
}

function useProblemText(problem: Problem | undefined): string | undefined {
  const texts = useTexts();
  const formats = useFormats();
  if (!problem) return undefined;
  return 'limit' in problem
    ? texts(`processes.problem.${problem.code}`, { limit: formats.count(problem.limit) })
    : texts(`processes.problem.${problem.code}`);
}
