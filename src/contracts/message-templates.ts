import * as z from 'zod';
import { isId } from '#domain/is-id.ts';
import { isMessageField, type MessageField } from '#domain/thread/message-fields.ts';
import { type Locale, locales } from './ids.ts';

/** The requested template, and the account whose values fill its fields. */
export const TemplateQuery = z.object({ template: z.string().refine(isId), account: z.string().refine(isId).optional() });
export type TemplateQuery = z.infer<typeof TemplateQuery>;

/** In which language days are written that a message names, as its form says: that of the template. */
export const fieldLanguage = z.enum(locales).optional();

/** Fields with commas between them. */
export const fieldNames = z
  .string()
  .max(200)
  .default('')
  .transform((names) => names.split(',').filter(isMessageField));

/** A template that can be chosen. */
export interface OfferedTemplate {
  readonly id: string;
  readonly name: string;
  readonly language: Locale;
}

/** Subject and text of a template, with the values of a client where one was named. */
export interface UsedTemplate {
  readonly language: Locale;
  readonly subject: string;
  readonly text: string;
  /** The fields in it for which the client has no value: they stand there as they were written. */
  readonly missing: readonly MessageField[];
}
