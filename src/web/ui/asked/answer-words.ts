import type { AskedField } from '#forms/form.ts';
import type { AnswerWords } from '#forms/kind.ts';
import { getFieldKind } from '#forms/kinds.ts';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import { useAnswerFormats } from '../../lib/answer-formats.ts';

/** An answer, as one text (`keyOf`), in the reader's words. */
export function useAnswerWords() {
  const texts = useTexts();
  const locale = useLocale();
  const formats = useAnswerFormats();
  return (field: AskedField, key: string): string => {
    if (key === '') return texts('processes.notAnswered');
    const words: AnswerWords = { ...formats, option: (value) => optionLabel(field, value, locale) };
    return getFieldKind(field).words(key, words);
  };
}

/** Returns a function that names the options of a field. */
export function useOptionLabel(field: AskedField) {
  const locale = useLocale();
  return (value: string) => optionLabel(field, value, locale);
}

function optionLabel(field: AskedField, wanted: string, locale: 'en' | 'el'): string | null {
  if (!('options' in field)) return null;
  return field.options.find(({ value }) => value === wanted)?.label[locale] ?? null;
}
