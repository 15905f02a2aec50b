import { Plus, X } from 'lucide-react';
import { designLimits } from '#forms/designed/designed-field.ts';
import { newOption } from '#forms/designed/new-field.ts';
import { useTexts } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/pictures/icon.tsx';
import type { SettingsProps } from './field-settings.tsx';
import styles from './form-designer.module.css';

/** The options of a choice by their labels. The values, under which answers are kept, stay as they were made. */
export function FieldOptions({ field, languages, onChange }: SettingsProps) {
  const texts = useTexts();
  const { options } = field;
  const setOptions = (changed: typeof options) => onChange({ ...field, options: changed });
  const labelOf = (number: number, language: (typeof languages)[number]) =>
    languages.length > 1
      ? texts('formDesigner.optionIn', { number, language: texts(`records.languages.${language}`) })
      : texts('formDesigner.option', { number });
  return (
    <fieldset className={styles.group}>
      <legend>{texts('formDesigner.options')}</legend>
      {options.map(({ value, label }, at) => (
        <div key={value} className={styles.option}>
          <div>
            {languages.map((language) => (
              <TextField
                key={language}
                label={labelOf(at + 1, language)}
                value={label[language]}
                maxLength={designLimits.label}
                autoComplete="off"
                onChange={({ target }) => setOptions(options.with(at, { value, label: { ...label, [language]: target.value } }))}
              />
            ))}
          </div>
          <IconButton
            icon={X}
            size="small"
            label={texts('formDesigner.removeOption', { number: at + 1 })}
            onClick={() => setOptions(options.toSpliced(at, 1))}
          />
        </div>
      ))}
      {options.length < designLimits.options && (
        <Button size="small" onClick={() => setOptions([...options, newOption(options.map(({ value }) => value))])}>
          <Icon of={Plus} size="small" />
          {texts('formDesigner.addOption')}
        </Button>
      )}
    </fieldset>
  );
}
