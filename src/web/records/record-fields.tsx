import { type Collection } from '#collections/collection.ts';
import { collections } from '#collections/registry.ts';
import { spokenField } from '#collections/spoken-field.ts';
import type { ShownRecord } from '#contracts/records.ts';
import type { Field } from '#forms/form.ts';
import { getFieldKind } from '#forms/kinds.ts';
import { ConflictNote } from '../dashboard/versioned/conflict-note.tsx';
import { useAnswerFormats } from '../lib/answer-formats.ts';
import { useTexts } from '../lib/texts.tsx';
import { FieldEditor, useProblemText } from '../ui/fields/field-editor.tsx';
import { FormKey } from '../ui/fields/form-key.tsx';
import { collectionWords } from './collection-words.ts';
import styles from './records.module.css';
import type { useRecordForm } from './use-record-form.ts';

type RecordForm = ReturnType<typeof useRecordForm>;

interface RecordFieldsProps {
  readonly record: ShownRecord;
  readonly form: RecordForm;
  /** By which its buttons find it, wherever they stand. */
  readonly id: string;
  /** The step that is shown; the others keep what was typed. */
  readonly step: string;
  /** Gives up what was typed, for what stands there. */
  readonly onTake: () => void;
}

/** The form of a record with the fields of its steps. */
export function RecordFields({ record, form, id, step, onTake }: RecordFieldsProps) {
  const { Form, action, attach, follow, send, conflict } = form;
  const definition: Collection = collections[record.collection];
  const wordsOf = useFieldWords(record, form.fields);
  return (
    <Form
      method="post"
      {...(action === null ? {} : { action })}
      id={id}
      ref={attach}
      noValidate
      onChange={follow}
      onSubmit={send}
      className={styles.form}
    >
      {record.id === null ? <FormKey /> : <input type="hidden" name="version" value={form.version ?? ''} />}
      {form.base !== null && record.id !== null && <input type="hidden" name="base" value={form.base} />}
      {conflict && <ConflictNote key={form.version} conflict={conflict} labelOf={wordsOf.label} wordsOf={wordsOf.value} onTake={onTake} />}
      {definition.steps.map(({ id: each, fields }) => (
        <div key={each} hidden={each !== step} className={styles.fields}>
          {record.seen.flatMap((seen) => {
            const field = fields.find((asked) => asked.id === seen);
            return field ? [<RecordField key={seen} field={field} record={record} form={form} />] : [];
          })}
        </div>
      ))}
    </Form>
  );
}

/** The kinds of field that need the full width. */
const wideKinds: ReadonlySet<Field['kind']> = new Set(['textarea', 'texts', 'richText', 'bands', 'mediaList', 'formFields', 'submitted']);
const isWide = (field: Field) => wideKinds.has(field.kind) || (field.kind === 'records' && field.narrowedBy !== undefined);

/** The first and the next language of a field stand side by side where there is room; a field that is asked in one language stands alone. */
function placeAmongLanguages(id: string, seen: readonly string[]): 'first' | 'next' | undefined {
  const { base } = spokenField(id);
  const same = seen.filter((each) => spokenField(each).base === base);
  if (same.length < 2) return undefined;
  return same[0] === id ? 'first' : 'next';
}

function RecordField({ field, record, form }: { readonly field: Field; readonly record: ShownRecord; readonly form: RecordForm }) {
  const texts = useTexts();
  const words = collectionWords(record.collection, texts, record.seen);
  const label = words.fieldLabel(field.id);
  const problem = form.problemOf(field.id);
  const found = useProblemText(problem);
  const required = words.required(field.id) ?? texts('fields.required', { label });
  const error = form.refusalOf(field.id) ?? (problem?.code === 'required' ? required : found);
  const isRequired = (!field.isOptional && record.changed.includes(field.id)) || undefined;
  return (
    <fieldset
      hidden={!form.isAsked(field)}
      disabled={!record.changed.includes(field.id)}
      className={styles.field}
      data-wide={isWide(field) || undefined}
      data-spoken={placeAmongLanguages(field.id, record.seen)}
      data-required={isRequired}
    >
      <FieldEditor
        field={field}
        typed={form.drawn}
        frame={{ label, hint: words.hint(field.id), error, 'aria-required': isRequired }}
        labelOf={(value) => words.option(field.id, value)}
        offered={record.offered[field.id]}
        isDisabled={!record.changed.includes(field.id)}
      />
    </fieldset>
  );
}

/** Returns functions for a field's label and for its values in the reader's language. */
export function useFieldWords(
  { collection, offered, seen = [] }: Pick<ShownRecord, 'collection' | 'offered'> & { readonly seen?: readonly string[] },
  fields: readonly Field[],
) {
  const texts = useTexts();
  const formats = useAnswerFormats();
  const words = collectionWords(collection, texts, seen);
  return {
    label: (id: string) => (fields.some((field) => field.id === id) ? words.fieldLabel(id) : id),
    value: (id: string, key: string) => {
      const field = fields.find((each) => each.id === id);
      if (!field) return key;
      const offer = (value: string) => offered[id]?.find((each) => each.value === value)?.label ?? null;
      const option = (value: string) => ('options' in field ? words.option(id, value) : offer(value));
      return getFieldKind(field).words(key, { ...formats, option });
    },
  };
}
