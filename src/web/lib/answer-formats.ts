import type { AnswerWords } from '#forms/kind.ts';
import { useFormats } from './formats.tsx';
import { useTexts } from './texts.tsx';

/** How answers are written in the reader's language, but for what the options of a field are called. */
export function useAnswerFormats(): Omit<AnswerWords, 'option'> {
  const texts = useTexts();
  const formats = useFormats();
  return {
    yes: texts('fields.yes'),
    no: texts('fields.no'),
    confirmed: texts('fields.confirmed'),
    number: (digits) => formats.units(digits),
    percent: (digits) => `${formats.units(digits)}%`,
    date: (day) => formats.dateLong(day),
  };
}
