import type { Words } from '../form.ts';
import type { DesignedField, DesignedType } from './designed-field.ts';

/** A new field of a form, with a name that no other has. */
export function newField(type: DesignedType, label: Words, taken: readonly string[]): DesignedField {
  return {
    name: freeName(type, taken),
    type,
    label,
    help: { en: '', el: '' },
    value: '',
    options: type === 'select' ? [newOption([]), newOption(['option1'])] : [],
    required: false,
    limit: null,
    min: null,
    max: null,
    multiple: false,
    other: false,
    comment: false,
    notes: '',
    admin: false,
    internal: false,
    disabled: false,
    when: null,
  };
}

/** A new option, with a value that no other of the field has. */
export function newOption(taken: readonly string[]): DesignedField['options'][number] {
  const value = freeName('option', taken);
  const number = value.replace('option', '');
  return { value, label: { en: `Option ${number}`, el: `Επιλογή ${number}` } };
}

/** The first of `text1`, `text2` and so on that is not taken. */
function freeName(base: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) if (!taken.includes(`${base}${number}`)) return `${base}${number}`;
}
