import { hostName as hostNameIn } from '#domain/organisation/host-name.ts';
import type { Kind } from '../kind.ts';
import { asText, lineIn } from './line.ts';

/** In one spelling, as it is kept. */
export const hostName: Kind<'hostName'> = {
  ...asText,
  read: (field, typed) => {
    const line = lineIn(field, typed);
    return line === null ? null : (hostNameIn(line) ?? line);
  },
  check: (_field, answer) => (typeof answer === 'string' && hostNameIn(answer) === answer ? null : { code: 'hostName' }),
};
