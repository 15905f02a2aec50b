import type { OpenedMapping } from '#contracts/imports.ts';
import { signRules } from '#domain/import/map/mapping.ts';
import { dateShapes } from '#domain/import/read/read-day.ts';
import { numberShapes } from '#domain/import/read/read-number.ts';
import { encodings, separators } from '#domain/import/read/text-shape.ts';
import { useTexts } from '../../lib/texts.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './imports.module.css';

const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const;

/** Asks how the file writes lines, dates, numbers and signs. */
export function MappedShape({ opened }: { readonly opened: OpenedMapping }) {
  const texts = useTexts();
  const { headerAt, lines, mapping } = opened;
  return (
    <div className={styles.four}>
      <Choice
        name="header-at"
        label={texts('imports.mapping.header')}
        value={String(headerAt)}
        options={lines.map((text, at) => ({ value: String(at), label: `${at + 1}: ${text}` }))}
      />
      <TextShape opened={opened} />
      <Choice
        name="dates"
        label={texts('imports.mapping.dates')}
        value={mapping.dates}
        options={dateShapes.map((value) => ({ value, label: texts(`imports.mapping.dateShapes.${value}`) }))}
      />
      <Choice
        name="numbers"
        label={texts('imports.mapping.numbers')}
        value={mapping.numbers}
        options={numberShapes.map((value) => ({ value, label: texts(`imports.mapping.numberShapes.${value}`) }))}
      />
      <Choice
        name="signs"
        label={texts('imports.mapping.signs')}
        value={mapping.signs}
        options={signRules.map((value) => ({ value, label: texts(`imports.mapping.signRules.${value}`) }))}
      />
      <TextField
        label={texts('imports.mapping.currency')}
        hint={texts('imports.mapping.currencyHint')}
        name="currency"
        defaultValue={mapping.currency ?? ''}
        maxLength={3}
        pattern="[A-Z]{3}"
      />
      <label className={styles.check}>
        <input type="checkbox" name="pence" defaultChecked={mapping.pricesInPence} />
        {texts('imports.mapping.pence')}
      </label>
    </div>
  );
}

/** A spreadsheet has neither encoding nor separator. */
function TextShape({ opened: { file, encoding, separator } }: { readonly opened: OpenedMapping }) {
  const texts = useTexts();
  if (file.format === 'xlsx')
    return (
      <>
        <input type="hidden" name="encoding" value={encoding} />
        <input type="hidden" name="separator" value={separator} />
      </>
    );
  return (
    <>
      <Choice
        name="encoding"
        label={texts('imports.mapping.encoding')}
        value={encoding}
        options={encodings.map((value) => ({ value, label: value.toUpperCase() }))}
      />
      <Choice
        name="separator"
        label={texts('imports.mapping.separator')}
        value={separator}
        options={separators.map((value) => ({ value, label: texts(`imports.mapping.separators.${separatorNames[value]}`) }))}
      />
    </>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ value, label, ...rest }: ChoiceProps) {
  return <SelectField {...rest} label={label} all={label} defaultValue={value} required />;
}
