import type { AnswerWords } from '#forms/kind.ts';
import type { Formats } from '#wording/formats.ts';
import type { Texts } from '#wording/texts.ts';
import { countryName } from '#wording/country-name.ts';
import { useFormats } from './formats.tsx';
import { useTexts } from './texts.tsx';

/** Returns the formats of answers in the reader's language, without the labels of options. */
export function useAnswerFormats(): Omit<AnswerWords, 'option'> {
  return answerFormats(useTexts(), useFormats());
}

/** The formats of answers in a language, without the labels of options. */
export function answerFormats(texts: Texts, formats: Formats): Omit<AnswerWords, 'option'> {
  return {
    yes: texts('fields.yes'),
    no: texts('fields.no'),
    confirmed: texts('fields.confirmed'),
    number: (digits) => formats.units(digits),
    percent: (digits) => `${formats.units(digits)}%`,
    date: (day) => formats.dateLong(day),
    country: (code) => countryName(formats.locale, code),
  };
}
