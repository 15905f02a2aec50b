import { webAddress } from '#domain/organisation/host-name.ts';
import type { Kind } from '../kind.ts';
import { asText, lineIn } from './line.ts';

/** Written out with its scheme, as it is kept. */
export const url: Kind<'url'> = {
  ...asText,
  read: (field, typed) => {
    const line = lineIn(field, typed);
    return line === null ? null : (webAddress(line) ?? line);
  },
  check: ({ limit }, answer) =>
    typeof answer === 'string' && webAddress(answer) === answer && answer.length <= limit ? null : { code: 'url' },
};
