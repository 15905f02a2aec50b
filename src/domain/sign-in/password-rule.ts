import type { ErrorCode } from '../errors.ts';
import { commonPasswords } from './common-passwords.ts';
import { isMostlyName } from './is-mostly-name.ts';

/** A firm's requirement for new passwords besides length: at least one digit, or none. */
export type PasswordRule = 'digit' | 'none';

const shortest = 8;

/** Returns the reason why a user with these names may not choose a password; null if they may. Existing passwords are not checked. */
export function passwordProblem(password: string, rule: PasswordRule, names: readonly string[]): ErrorCode | null {
  if (Array.from(password).length < shortest) return 'password-too-short';
  if (rule === 'digit' && !/\p{Nd}/u.test(password)) return 'custom_password_rule';
  if (isCommon(password)) return 'password-too-common';
  return isMostlyName(password, names) ? 'password-of-names' : null;
}

/** Also with a few digits or signs behind it, and what follows a rule: two letters at most, a short piece over and over, a date. */
function isCommon(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  if (new Set(lower).size < 3 || isRepeated.test(lower) || isDate.test(lower)) return true;
  return commonPasswords.has(lower) || commonPasswords.has(lower.replace(/[\d!?.*#@$]{1,6}$/u, ''));
}

const isRepeated = /^(.{1,6})\1+$/u;
const isDate = /^(?:\d{4}(?:19|20)\d\d|(?:19|20)\d{6})$/;
