import type { Texts } from '#wording/texts.ts';
import type { BlockTable } from '../block.tsx';
import { orNull } from '../or-null.ts';
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
      [`${texts('accountDetails.value')} (${currency})`, orNull(value)],
      ...(sinceInception ? [[texts('accountDetails.sinceInception', { date: asOf }), orNull(sinceInception)]] : []),
      ...(commitment ? [[`${texts('accountDetails.commitment')} (${currency})`, orNull(commitment)]] : []),
    ],
  };
}
