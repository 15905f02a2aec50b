import type { Refusal } from './login-page.tsx';

const ofEmail = new Set(['email-required', 'email-invalid']);
const ofPassword = new Set([
  'password-too-short',
  'password-too-long',
  'custom_password_rule',
  'password-too-common',
  'password-of-names',
  'not-chosen-password',
]);

interface FieldErrors {
  readonly email?: string;
  readonly password?: string;
  readonly portal?: string;
  readonly form?: string;
}

/** Assigns a refusal to the field that it concerns, or to the top of the form. */
export function errorsByField(refusal: Refusal | null): FieldErrors {
  if (!refusal) return {};
  if (refusal.code === 'portal-required') return { portal: refusal.text };
  if (ofEmail.has(refusal.code)) return { email: refusal.text };
  return ofPassword.has(refusal.code) ? { password: refusal.text } : { form: refusal.text };
}
