import type { Refusal } from './login-page.tsx';

const ofEmail = new Set(['email-required', 'email-invalid']);
const ofPassword = new Set(['password-too-short', 'custom_password_rule', 'password-too-common', 'not-chosen-password']);

/** Where a refusal is shown: at the field that it is about, else above the form. */
export function errorsByField(refusal: Refusal | null): { readonly email?: string; readonly password?: string; readonly form?: string } {
  if (!refusal) return {};
  if (ofEmail.has(refusal.code)) return { email: refusal.text };
  return ofPassword.has(refusal.code) ? { password: refusal.text } : { form: refusal.text };
}
