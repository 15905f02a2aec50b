import { AppError } from '#domain/errors.ts';

/**
 * The fields of a form that a page of ours sent.
 *
 * @throws AppError `form-not-understood` for a body that is no form.
 */
export async function formFields(request: Request): Promise<Record<string, unknown>> {
  const form = await request.formData().catch(() => null);
  if (!form) throw new AppError('form-not-understood');
  return Object.fromEntries(form);
}
