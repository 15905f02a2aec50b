import { type DesignedField, listConditionValues, otherValue } from '#forms/designed/designed-field.ts';
import { useLocale, useTexts } from '../lib/texts.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import type { SettingsProps } from './field-settings.tsx';
import styles from './form-designer.module.css';

/** The answer to a field above after which this one is asked; nothing where no field above has answers to choose from. */
export function FieldCondition({ field, above, onChange }: SettingsProps & { readonly above: readonly DesignedField[] }) {
  const texts = useTexts();
  const locale = useLocale();
  const { when } = field;
  const nameOf = ({ label, name }: DesignedField) => label[locale] || label.en || label.el || name;
  const askable = above.filter((each) => listConditionValues(each).length > 0);
  const asked = askable.find(({ name }) => name === when?.field);
  const choose = (name: string) => {
    const [is] = listConditionValues(askable.find((each) => each.name === name) ?? field);
    onChange({ ...field, when: name === '' || is === undefined ? null : { field: name, is } });
  };
  const labelOf = (value: string) => {
    const option = asked?.options.find((each) => each.value === value);
    if (option) return option.label[locale] || option.label.en || option.label.el;
    if (value === 'yes' || value === 'no') return texts(`fields.${value}`);
    return value === otherValue ? texts('formDesigner.other') : texts('fields.confirmed');
  };
  if (askable.length === 0 && when === null) return null;
  return (
    <fieldset className={styles.group}>
      <SelectField
        label={texts('formDesigner.condition')}
        all={texts('formDesigner.always')}
        options={askable.map((each) => ({ value: each.name, label: nameOf(each) }))}
        value={when?.field ?? ''}
        onChange={({ target }) => choose(target.value)}
      />
      {asked && when && (
        <SelectField
          label={texts('formDesigner.conditionIs')}
          options={listConditionValues(asked).map((value) => ({ value, label: labelOf(value) }))}
          value={when.is}
          onChange={({ target }) => onChange({ ...field, when: { ...when, is: target.value } })}
        />
      )}
    </fieldset>
  );
}
