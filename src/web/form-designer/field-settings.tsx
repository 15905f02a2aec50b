import type { Locale } from '#contracts/ids.ts';
import { type DesignedField, type DesignedType, designedTypes, designLimits, hasOptions } from '#forms/designed/designed-field.ts';
import { newField } from '#forms/designed/new-field.ts';
import { useTexts } from '../lib/texts.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { TextAreaField } from '../ui/fields/text-area-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { FieldCondition } from './field-condition.tsx';
import { FieldOptions } from './field-options.tsx';
import styles from './form-designer.module.css';

export interface SettingsProps {
  readonly field: DesignedField;
  readonly languages: readonly Locale[];
  readonly onChange: (changed: DesignedField) => void;
}

interface FieldSettingsProps extends SettingsProps {
  /** The fields before it, about which it may have a condition. */
  readonly above: readonly DesignedField[];
}

/** All that a field of a form may say. What is wrong with it the designer tells above. */
export function FieldSettings({ above, ...props }: FieldSettingsProps) {
  const texts = useTexts();
  const { field, onChange } = props;
  return (
    <div className={styles.settings}>
      <Words {...props} of="label" />
      <Words {...props} of="help" />
      <TextField
        label={texts('formDesigner.name')}
        hint={texts('formDesigner.nameHint')}
        value={field.name}
        maxLength={designLimits.name}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ ...field, name: target.value.trim() })}
      />
      <SelectField
        label={texts('formDesigner.type')}
        options={designedTypes.map((type) => ({ value: type, label: texts(`formDesigner.types.${type}`) }))}
        value={field.type}
        onChange={({ target }) => onChange(ofType(field, target.value as DesignedType))}
      />
      {hasOptions(field) && <FieldOptions {...props} />}
      <Default {...props} />
      <Limits {...props} />
      <Flags {...props} />
      <FieldCondition {...props} above={above} />
      <TextAreaField
        label={texts('formDesigner.notes')}
        hint={texts('formDesigner.notesHint')}
        rows={2}
        value={field.notes}
        maxLength={designLimits.notes}
        onChange={({ target }) => onChange({ ...field, notes: target.value })}
      />
    </div>
  );
}

/** A field of another type keeps what both have. */
function ofType(field: DesignedField, type: DesignedType): DesignedField {
  const { options } = newField(type, field.label, []);
  return {
    ...field,
    type,
    value: '',
    options: hasOptions({ type }) ? options : [],
    multiple: false,
    other: false,
    limit: null,
    min: null,
    max: null,
  };
}

/** The label or the help text, in each language of the firm. */
function Words({ field, languages, onChange, of }: SettingsProps & { readonly of: 'label' | 'help' }) {
  const texts = useTexts();
  return languages.map((language) => (
    <TextField
      key={language}
      label={
        languages.length > 1
          ? texts(`formDesigner.${of}In`, { language: texts(`records.languages.${language}`) })
          : texts(`formDesigner.${of}`)
      }
      value={field[of][language]}
      maxLength={designLimits[of]}
      autoComplete="off"
      onChange={({ target }) => onChange({ ...field, [of]: { ...field[of], [language]: target.value } })}
    />
  ));
}

/** The answer that the form begins with, in the manner of the type. */
function Default({ field, languages: [language = 'en'], onChange }: SettingsProps) {
  const texts = useTexts();
  const frame = { label: texts('formDesigner.value'), value: field.value };
  const change = ({ target }: { readonly target: { readonly value: string } }) => onChange({ ...field, value: target.value });
  const choices = {
    yesNo: (['yes', 'no'] as const).map((value) => ({ value, label: texts(`fields.${value}`) })),
    select: field.options.map(({ value, label }) => ({ value, label: label[language] || label.en || label.el })),
  };
  if (field.type === 'confirmation') return null;
  if (field.type === 'yesNo' || field.type === 'select') {
    return <SelectField {...frame} all={texts('formDesigner.noValue')} options={choices[field.type]} onChange={change} />;
  }
  if (field.type === 'textarea') return <TextAreaField {...frame} rows={2} maxLength={designLimits.value} onChange={change} />;
  return (
    <TextField
      {...frame}
      type={field.type === 'date' ? 'date' : 'text'}
      maxLength={designLimits.value}
      autoComplete="off"
      onChange={change}
    />
  );
}

function Limits({ field, onChange }: SettingsProps) {
  const shown =
    field.type === 'number' ? (['min', 'max'] as const) : field.type === 'text' || field.type === 'textarea' ? (['limit'] as const) : [];
  if (shown.length === 0) return null;
  return (
    <div className={shown.length > 1 ? styles.pair : undefined}>
      {shown.map((of) => (
        <Limit key={of} of={of} value={field[of]} onChange={(value) => onChange({ ...field, [of]: value })} />
      ))}
    </div>
  );
}

interface LimitProps {
  readonly of: 'min' | 'max' | 'limit';
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

function Limit({ of, value, onChange }: LimitProps) {
  const texts = useTexts();
  return (
    <TextField
      type="number"
      step={of === 'limit' ? 1 : 'any'}
      label={texts(`formDesigner.${of}`)}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}

const flags = ['required', 'multiple', 'other', 'comment', 'disabled', 'admin', 'internal'] as const;

function Flags({ field, onChange }: SettingsProps) {
  const texts = useTexts();
  const shown = flags.filter((flag) => hasOptions(field) || (flag !== 'multiple' && flag !== 'other'));
  return (
    <fieldset className={styles.group}>
      <legend>{texts('formDesigner.rules')}</legend>
      {shown.map((flag) => (
        <label key={flag} className={styles.flag}>
          <input type="checkbox" checked={field[flag]} onChange={({ target }) => onChange({ ...field, [flag]: target.checked })} />
          {texts(`formDesigner.flags.${flag}`)}
        </label>
      ))}
    </fieldset>
  );
}
