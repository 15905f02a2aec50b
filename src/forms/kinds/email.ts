import { emailKey, isEmailAddress } from '#domain/sign-in/email-address.ts';
import type { Kind } from '../kind.ts';
import { asText } from './line.ts';

export const email: Kind<'email'> = {
  ...asText,
  check: (_field, answer) => (typeof answer === 'string' && isEmailAddress(emailKey(answer)) ? null : { code: 'email' }),
};
