import { lazy, type ReactNode, Suspense } from 'react';
import type { OfferedRecord } from '#contracts/records.ts';
import type { Field, FieldKind, FieldOf } from '#forms/form.ts';
import type { Problem, Typed } from '#forms/kind.ts';
import { slugLimit } from '#domain/content/slug.ts';
import { choiceName } from '#forms/kinds/choices.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import { ComboboxField } from '../mantine/combobox-field.tsx';
import { MultiComboboxField } from '../mantine/multi-combobox-field.tsx';
import { FileField } from '../media/file-field.tsx';
import { MediaField } from '../media/media-field.tsx';
import { MediaListField } from '../media/media-list-field.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { BandsField } from './bands-field.tsx';
import { BlocksField } from './blocks-field.tsx';
import { ChoiceList } from './choice-list.tsx';
import { CountryField } from './country-field.tsx';
import { FormFieldsField } from './form-fields-field.tsx';
import { PointsField } from './points-field.tsx';
import { RecordPicker } from './record-picker.tsx';
import { DayField } from './day-field.tsx';
import { DecimalField } from './decimal-field.tsx';
import { RichTextField } from './rich-text-field.tsx';
import { SelectField } from './select-field.tsx';
import { SliderEditor } from './slider-editor.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import { TextsField } from './texts-field.tsx';
import { shownDecimal } from './typed-decimal.ts';
import { useHiddenInputChange } from './use-hidden-input-change.ts';

/** The props of every editor; `typed` is its initial value. */
interface EditorProps<Kind extends FieldKind> {
  readonly field: FieldOf<Kind>;
  readonly typed: Typed;
  readonly frame: {
    readonly label: string;
    readonly hint: string | undefined;
    readonly error: string | undefined;
    /** The content beside the label. */
    readonly aside?: ReactNode;
    readonly 'aria-required'?: true | undefined;
  };
  readonly labelOf: (option: string) => string;
  /** The options from the server, if the definition lacks some or all of them. */
  readonly offered?: readonly OfferedRecord[] | undefined;
  /** No one may change it now. */
  readonly isDisabled?: boolean;
}

const editors: { readonly [Kind in FieldKind]: (props: EditorProps<Kind>) => ReactNode } = {
  text: ({ field, typed, frame }) => (
    <TextField {...frame} name={field.id} maxLength={field.limit} autoComplete="off" spellCheck={false} defaultValue={typed[field.id]} />
  ),
  textarea: ({ field, typed, frame }) => (
    <TextAreaField {...frame} name={field.id} maxLength={field.limit} rows={field.limit > 2000 ? 14 : 4} defaultValue={typed[field.id]} />
  ),
  texts: ({ field, typed, frame }) => <TextsField {...frame} field={field} value={typed[field.id] ?? ''} />,
  richText: ({ field, typed, frame, isDisabled = false }) => <RichTextField {...frame} {...{ field, typed, isDisabled }} />,
  number: NumberEditor,
  date: ({ field, typed, frame, isDisabled = false }) => (
    <DayField {...frame} name={field.id} isDisabled={isDisabled} defaultValue={typed[field.id]} />
  ),
  decimal: ({ field, typed, frame, isDisabled = false }) => (
    <DecimalField {...frame} name={field.id} isDisabled={isDisabled} defaultValue={typed[field.id]} />
  ),
  percent: ({ field, typed, frame, isDisabled = false }) => (
    <DecimalField {...frame} aside="%" name={field.id} isDisabled={isDisabled} defaultValue={typed[field.id]} />
  ),
  slider: ({ field, typed, frame, labelOf, isDisabled = false }) => (
    <SliderEditor {...frame} {...{ field, labelOf, isDisabled }} typed={typed[field.id] ?? ''} />
  ),
  bands: ({ field, typed, frame, labelOf, isDisabled = false }) => <BandsField {...frame} {...{ field, typed, labelOf, isDisabled }} />,
  points: ({ field, typed, frame }) => <PointsField {...frame} field={field} typed={typed} />,
  security: ({ field, typed, frame }) => (
    <Suspense>
      <SecurityField {...frame} name={field.id} defaultValue={typed[field.id]} />
    </Suspense>
  ),
  select: SelectEditor,
  choices: ({ field, typed, frame: { label: legend, hint, error, aside }, labelOf }) => {
    const choices = field.options.map(({ value }) => {
      const name = choiceName(field, value);
      return { value: name, label: labelOf(value), isChosen: typed[name] === 'on' };
    });
    return <ChoiceList {...{ legend, hint, error, aside, choices }} />;
  },
  yesNo: YesNoEditor,
  confirmation: ({ field, typed, frame: { label, hint, error } }) => (
    <ChoiceList
      legend={label}
      hasHiddenLegend
      choices={[{ value: field.id, label, isChosen: typed[field.id] === 'on' }]}
      {...{ hint, error }}
    />
  ),
  url: ({ field, typed, frame }) => (
    <TextField {...frame} name={field.id} inputMode="url" autoComplete="off" spellCheck={false} defaultValue={typed[field.id]} />
  ),
  link: ({ field, typed, frame }) => (
    <TextField {...frame} name={field.id} maxLength={field.limit} autoComplete="off" spellCheck={false} defaultValue={typed[field.id]} />
  ),
  blocks: ({ field, typed, frame }) => <BlocksField {...frame} name={field.id} value={typed[field.id] ?? ''} />,
  formFields: ({ field, typed, frame }) => <FormFieldsField {...frame} name={field.id} value={typed[field.id] ?? ''} />,
  submitted: ({ field, typed, frame: { label } }) => (
    <Suspense>
      <SubmittedField label={label} value={typed[field.id] ?? ''} />
    </Suspense>
  ),
  email: ({ field, typed, frame }) => (
    <TextField
      {...frame}
      name={field.id}
      type="email"
      maxLength={254}
      autoComplete="off"
      spellCheck={false}
      defaultValue={typed[field.id]}
    />
  ),
  records: RecordsEditor,
  recordList: OfferedRecordsEditor,
  hostName: ({ field, typed, frame }) => (
    <TextField {...frame} name={field.id} maxLength={253} autoComplete="off" spellCheck={false} defaultValue={typed[field.id]} />
  ),
  slug: ({ field, typed, frame }) => (
    <TextField {...frame} name={field.id} maxLength={slugLimit} autoComplete="off" spellCheck={false} defaultValue={typed[field.id]} />
  ),
  phone: ({ field, typed, frame }) => (
    <TextField {...frame} name={field.id} type="tel" maxLength={field.limit} autoComplete="off" defaultValue={typed[field.id]} />
  ),
  media: ({ field, typed, frame, offered = [] }) => (
    <MediaField {...frame} name={field.id} value={typed[field.id] ?? ''} offered={offered} takesFiles={field.takesFiles} />
  ),
  file: ({ field, typed, frame, offered = [] }) => <FileField {...frame} name={field.id} value={typed[field.id] ?? ''} offered={offered} />,
  mediaList: ({ field, typed, frame, offered = [] }) => (
    <MediaListField {...frame} name={field.id} value={typed[field.id] ?? ''} most={field.most} offered={offered} />
  ),
  country: ({ field, typed, frame }) => <CountryField {...frame} name={field.id} value={typed[field.id] ?? ''} />,
  record: OfferedEditor,
  offered: OfferedEditor,
};

function NumberEditor({ field, typed, frame, isDisabled = false }: EditorProps<'number'>) {
  const shown = shownDecimal(typed[field.id] ?? '', useLocale(), isDisabled);
  return <TextField {...frame} name={field.id} inputMode="decimal" autoComplete="off" defaultValue={shown} />;
}

/** More choices than these are found by typing, once scripts run. */
const maxInSelect = 20;

function OfferedEditor({ field, typed, frame, offered = [], isDisabled = false }: EditorProps<'record' | 'offered'>) {
  const texts = useTexts();
  const isAlive = useHydrated();
  const { frameOf, dispatchChange } = useHiddenInputChange<HTMLDivElement>();
  if (isAlive && offered.length > maxInSelect) {
    return (
      <div ref={frameOf}>
        <ComboboxField {...frame} name={field.id} options={offered} defaultValue={typed[field.id] || null} onChange={dispatchChange} />
      </div>
    );
  }
  return (
    <SelectField
      {...frame}
      name={field.id}
      all={isDisabled ? '–' : texts('fields.choose')}
      options={[...offered]}
      defaultValue={typed[field.id] ?? ''}
    />
  );
}

const SubmittedField = lazy(() => import('./submitted-field.tsx'));
const SecurityField = lazy(() => import('./security-field.tsx'));

/** Draws a choice. The current value is always among its options, even if it is no longer on offer. */
function SelectEditor({ field, typed, frame, labelOf, offered }: EditorProps<'select'>) {
  const texts = useTexts();
  const stands = typed[field.id] ?? '';
  const known = field.options.filter(({ value }) => !offered || value === stands || offered.some((each) => each.value === value));
  const options = known.map(({ value }) => ({ value, label: labelOf(value) }));
  if (stands !== '' && known.every(({ value }) => value !== stands)) options.push({ value: stands, label: stands });
  return <SelectField {...frame} name={field.id} all={texts('fields.choose')} options={options} defaultValue={typed[field.id] ?? ''} />;
}

/** Draws a choice of several that are offered, in the order in which they are chosen. */
function OfferedRecordsEditor({ field, typed, frame, offered = [] }: EditorProps<'records' | 'recordList'>) {
  const { frameOf, dispatchChange } = useHiddenInputChange<HTMLDivElement>();
  return (
    <div ref={frameOf}>
      <MultiComboboxField {...frame} {...chosenOf(field, typed)} onChange={dispatchChange} options={offered} />
    </div>
  );
}

function RecordsEditor(props: EditorProps<'records'>) {
  const { field, typed, frame, offered = [] } = props;
  const { frameOf, dispatchChange } = useHiddenInputChange<HTMLDivElement>();
  if (field.from === undefined) return <OfferedRecordsEditor {...props} />;
  const shown = chosenOf(field, typed);
  return (
    <div ref={frameOf}>
      <RecordPicker
        {...frame}
        {...shown}
        onChange={dispatchChange}
        from={field.from}
        narrowedBy={field.narrowedBy ?? []}
        known={offered.filter(({ value }) => shown.defaultValue.includes(value))}
      />
    </div>
  );
}

const chosenOf = ({ id, most }: FieldOf<'records' | 'recordList'>, typed: Typed) => ({
  name: id,
  most,
  defaultValue: (typed[id] ?? '').split(',').filter(Boolean),
});

function YesNoEditor({ field, typed, frame: { label: legend, hint, error, aside } }: EditorProps<'yesNo'>) {
  const texts = useTexts();
  const choices = (['yes', 'no'] as const).map((value) => ({
    value,
    label: texts(`fields.${value}`),
    isChosen: typed[field.id] === value,
  }));
  return <ChoiceList name={field.id} {...{ legend, hint, error, aside, choices }} />;
}

/** A field of a form in the manner of its kind. */
export function FieldEditor({ field, ...props }: Omit<EditorProps<FieldKind>, 'field'> & { readonly field: Field }) {
  // The compiler does not see that a field and the editor of its kind belong together.
  const Editor = editors[field.kind] as (props: EditorProps<FieldKind>) => ReactNode;
  return <Editor field={field} {...props} />;
}

/** Returns the text of an answer's problem. */
export function useProblemText(problem: Problem | undefined): string | undefined {
  const texts = useTexts();
  const formats = useFormats();
  if (!problem) return undefined;
  return 'limit' in problem
    ? texts(`fields.problem.${problem.code}`, { limit: formats.count(problem.limit) })
    : texts(`fields.problem.${problem.code}`);
}
