import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { toNumberOrNull } from '../to-number-or-null.ts';
import type { Gender, ShownAccount } from './select-account-details.ts';

/** Name and content of each fact, then the figures; the rate as a fraction. */
export function accountDetailsRows({ asOf, facts, value, sinceInception, commitment, currency }: ShownAccount, texts: Texts): BlockTable {
  return {
    header: [texts('accountDetails.what'), texts('accountDetails.content')],
    rows: [
      ...facts.map(({ fact, text }) => [
        texts(`accountDetails.${fact}`),
        fact === 'gender' ? texts(`accountDetails.genders.${text as Gender}`, { defaultValue: text }) : text,
      ]),
      [`${texts('accountDetails.value')} (${currency})`, toNumberOrNull(value)],
      ...(sinceInception ? [[texts('accountDetails.sinceInception', { date: asOf }), toNumberOrNull(sinceInception)]] : []),
      ...(commitment ? [[`${texts('accountDetails.commitment')} (${currency})`, toNumberOrNull(commitment)]] : []),
    ],
  };
}
