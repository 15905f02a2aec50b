import { useState } from 'react';
import type { FieldOf } from '#forms/form.ts';
import type { Typed } from '#forms/kind.ts';
import { bandName, type BandPart, bandParts } from '#forms/kinds/bands.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { Button } from '../button.tsx';
import { DecimalField } from './decimal-field.tsx';
import styles from './bands-field.module.css';
import type { FieldFrame } from './field.tsx';
import { FieldNote } from './field-note.tsx';
import { useHiddenInputChange } from './use-hidden-input-change.ts';

interface BandsFieldProps extends FieldFrame {
  readonly field: FieldOf<'bands'>;
  readonly typed: Typed;
  readonly labelOf: (option: string) => string;
  readonly isDisabled: boolean;
}

/** A table of the options with their bands; the bands that one of them often has are set with a button. */
export function BandsField({ field, typed, label, hint, error, labelOf, isDisabled }: BandsFieldProps) {
  const texts = useTexts();
  const { frameOf, dispatchChange } = useHiddenInputChange<HTMLFieldSetElement>();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const choose = ([min, max]: readonly [string, string]) => {
    const { option } = field.usual;
    setChosen({ ...chosen, [bandName(field, option, 'min')]: min, [bandName(field, option, 'max')]: max });
    dispatchChange();
  };
  const cell = (option: string, part: BandPart) => {
    const name = bandName(field, option, part);
    return (
      <DecimalField
        key={`${name} ${chosen[name] ?? ''}`}
        label={`${labelOf(option)}, ${texts(`fields.${part}`)}`}
        hasHiddenLabel
        name={name}
        isDisabled={isDisabled}
        defaultValue={chosen[name] ?? typed[name]}
      />
    );
  };
  return (
    <fieldset ref={frameOf} className={styles.bands} aria-invalid={error ? true : undefined} aria-describedby={`${field.id}-note`}>
      <legend>{label}</legend>
      <div className={styles.table}>
        <span />
        {bandParts.map((part) => (
          <span key={part} className={styles.head} aria-hidden>
            {texts(`fields.${part}`)}
          </span>
        ))}
        {field.options.map(({ value: option }) => (
          <div key={option} className={styles.row}>
            <span className={styles.option} aria-hidden>
              {labelOf(option)}
            </span>
            {bandParts.map((part) => cell(option, part))}
          </div>
        ))}
      </div>
      <FieldNote id={`${field.id}-note`} hint={hint} error={error} />
      {!isDisabled && <UsualBands field={field} labelOf={labelOf} onChoose={choose} />}
    </fieldset>
  );
}

interface UsualBandsProps extends Pick<BandsFieldProps, 'field' | 'labelOf'> {
  readonly onChoose: (band: readonly [string, string]) => void;
}

function UsualBands({ field: { usual }, labelOf, onChoose }: UsualBandsProps) {
  const texts = useTexts();
  const formats = useFormats();
  const shown = (digits: string) => formats.units(digits);
  return (
    <div className={styles.usual}>
      <span>{texts('fields.usualBands', { option: labelOf(usual.option) })}</span>
      {usual.bands.map(([min, max]) => (
        <Button key={min} size="small" onClick={() => onChoose([min, max])}>
          {texts('fields.usualBand', { min: shown(min), max: shown(max) })}
        </Button>
      ))}
    </div>
  );
}
