import type { Field, FieldKind, FieldOf } from '#forms/form.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';

interface Language {
  readonly texts: Texts;
  readonly formats: Formats;
}

type Words<Kind extends FieldKind> = (field: FieldOf<Kind>, key: string, language: Language) => string;

const asIs = (_field: Field, key: string) => key;

const labelsOf: Words<'select' | 'choices'> = ({ options }, key, { formats: { locale } }) => {
  const chosen = key.split(',');
  return options.flatMap(({ value, label }) => (chosen.includes(value) ? [label[locale]] : [])).join(', ') || key;
};

const words: { readonly [Kind in FieldKind]: Words<Kind> } = {
  text: asIs,
  textarea: asIs,
  number: (_field, key, { formats }) => (Number.isFinite(Number(key)) ? formats.units(key) : key),
  date: (_field, key, { formats }) => formats.dateLong(key),
  select: labelsOf,
  choices: labelsOf,
  yesNo: (_field, key, { texts }) => texts(key === 'yes' ? 'processes.yes' : 'processes.no'),
  confirmation: (_field, _key, { texts }) => texts('processes.confirmed'),
};

/** An answer, as one text (`answerKey`), in the reader's words. */
export function useAnswerWords() {
  const texts = useTexts();
  const formats = useFormats();
  return (field: Field, key: string): string =>
    // The compiler does not see that a field and the words of its kind belong together.
    key === '' ? texts('processes.notAnswered') : (words[field.kind] as Words<FieldKind>)(field, key, { texts, formats });
}
