import * as z from 'zod';

/** One line of a form: of at most so many characters, without those that are not written, and without blanks around it. */
export const formLine = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u)
    .transform((text) => text.trim());

/** Some lines of a form, with ends of line as one character. */
export const formText = (most: number) =>
  z
    .string()
    .max(most)
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .refine((text) => !/[^\P{Cc}\n\t]/u.test(text));
