import { phoneNumber } from '#domain/sign-in/phone-number.ts';
import type { Kind } from '../kind.ts';
import { asText } from './line.ts';

export const phone: Kind<'phone'> = {
  ...asText,
  check: ({ limit }, answer) =>
    typeof answer === 'string' && answer.length <= limit && phoneNumber(answer) !== null ? null : { code: 'phone' },
};
