import { AppError } from '#domain/errors.ts';
import type { Typed } from '#forms/kind.ts';

/**
 * The fields of a form that a page of ours sent.
 *
 * @throws AppError `form-not-understood` for a body that is no form, and for a text with the character 0, which no database keeps.
 */
export async function formFields(request: Request): Promise<Record<string, unknown>> {
  const form = await request.formData().catch(() => null);
  if (!form || [...form.values()].some((value) => typeof value === 'string' && value.includes('\0')))
    throw new AppError('form-not-understood');
  return Object.fromEntries(form);
}

/** Returns the typed values of a form without its files, which the reader chooses again. */
export function pickTypedFields(fields: Readonly<Record<string, unknown>>): Typed {
  return Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'));
}
