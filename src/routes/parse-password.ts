import { AppError } from '#domain/errors.ts';

/**
 * The password of a form, as it was given: what is cut would be another one.
 *
 * @throws AppError `password-too-long`
 */
export function parsePassword(field: unknown): string {
  const password = typeof field === 'string' ? field : '';
  if (password.length > 1000) throw new AppError('password-too-long');
  return password;
}
