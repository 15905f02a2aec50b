import type { Locale } from '#contracts/ids.ts';
import { type Answers, toAnswerKey } from '#forms/answers.ts';
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
    return answerText(field, key, { locale, formats });
  };
}

interface Language {
  readonly locale: Locale;
  readonly formats: Omit<AnswerWords, 'option'>;
}

/** An answer in a language. */
function answerText(field: AskedField, key: string, { locale, formats }: Language): string {
  return getFieldKind(field).words(key, { ...formats, option: (value) => optionLabel(field, value, locale) });
}

/** An answer in a file: numbers are numbers, and days are written as in all files. */
export function answerCell(field: AskedField, answers: Answers, language: Language): string | number | null {
  const answer = answers[field.id];
  if (answer === undefined || typeof answer === 'number') return answer ?? null;
  const key = toAnswerKey(field, answers);
  return field.kind === 'date' ? key : answerText(field, key, language);
}

/** Returns a function that names the options of a field. */
export function useOptionLabel(field: AskedField) {
  const locale = useLocale();
  return (value: string) => optionLabel(field, value, locale);
}

function optionLabel(field: AskedField, wanted: string, locale: Locale): string | null {
  if (!('options' in field)) return null;
  return field.options.find(({ value }) => value === wanted)?.label[locale] ?? null;
}
