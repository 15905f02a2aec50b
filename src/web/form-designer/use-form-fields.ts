import { useState } from 'react';
import type { DesignedField, DesignedType } from '#forms/designed/designed-field.ts';
import { newField } from '#forms/designed/new-field.ts';
import { useLocale, useTexts } from '../lib/texts.tsx';

/** The fields of a form in their order, which of them is selected, and how they are added, changed, moved and removed. */
export function useFormFields(begun: readonly DesignedField[]) {
  const texts = useTexts();
  const locale = useLocale();
  const [fields, setFields] = useState(begun);
  const [selected, select] = useState<number | null>(begun.length > 0 ? 0 : null);
  const [told, setTold] = useState('');
  const nameOf = ({ label, name }: DesignedField) => label[locale] || label.en || label.el || name;
  return {
    fields,
    selected,
    select,
    told,
    nameOf,
    add: (type: DesignedType) => {
      const label = texts(`formDesigner.types.${type}`);
      const taken = fields.map(({ name }) => name);
      const field = newField(type, { en: '', el: '', [locale]: label }, taken);
      const at = selected === null ? fields.length : selected + 1;
      setFields(fields.toSpliced(at, 0, field));
      select(at);
      setTold(texts('formDesigner.added', { name: label, place: at + 1, count: fields.length + 1 }));
    },
    change: (at: number, changed: DesignedField) => {
      const before = fields[at]?.name;
      const renamed = ({ when, ...field }: DesignedField) => ({
        ...field,
        when: when?.field === before && when ? { ...when, field: changed.name } : when,
      });
      setFields(fields.map((field, place) => (place === at ? changed : renamed(field))));
    },
    move: (from: number, to: number) => {
      const moved = fields[from];
      if (!moved || to < 0 || to >= fields.length) return;
      setFields(fields.toSpliced(from, 1).toSpliced(to, 0, moved));
      select(to);
      setTold(texts('designer.moved', { name: nameOf(moved), place: to + 1, count: fields.length }));
    },
    remove: (at: number) => {
      const removed = fields[at];
      setFields(fields.toSpliced(at, 1));
      select(fields.length === 1 ? null : Math.min(at, fields.length - 2));
      if (removed) setTold(texts('designer.removed', { name: nameOf(removed) }));
    },
  };
}

export type FormFields = ReturnType<typeof useFormFields>;
