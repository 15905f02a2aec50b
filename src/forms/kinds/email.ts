<<<<<<< HEAD
import { isEmailAddress } from '#domain/sign-in/email-address.ts';
=======
import { emailKey, isEmailAddress } from '#domain/sign-in/email-address.ts';
>>>>>>> main
import type { Kind } from '../kind.ts';
import { asText } from './line.ts';

export const email: Kind<'email'> = {
  ...asText,
<<<<<<< HEAD
  check: (_field, answer) => (typeof answer === 'string' && isEmailAddress(answer) ? null : { code: 'email' }),
=======
  check: (_field, answer) => (typeof answer === 'string' && isEmailAddress(emailKey(answer)) ? null : { code: 'email' }),
>>>>>>> main
};
