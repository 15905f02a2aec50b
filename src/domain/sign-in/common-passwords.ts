import tried from './common-passwords.json' with { type: 'json' };

/** Further passwords that attackers try first here: of the trade, of Greece, of the years, and along the keyboard. */
const triedHere = `
  p@ssword pa$$word 0123456789 123123123 00000000 87654321 987654321 9876543210 12341234 zaq1zaq1 qwertz123 dimitris123 giorgos123
  kostas123 nikos123 panathinaikos olympiakos admin1234 administrator1 root1234 user1234 guest123 login123 summer2024 summer2025
  summer2026 winter2024 winter2025 winter2026 spring2026 autumn2026 monday123 dollar123 banking1 investor1 portfolio portfolio1
  investment wealth123 pension1 athena123 olympus1 facebook1 linkedin instagram windows10 android1 iphone123 correcthorsebatterystaple
  thequickbrownfox tobeornottobe 0987654321 98765432 01234567 09876543 23456789 abcdefgh poiuytre poiuytrewq lkjhgfds lkjhgfdsa
  `;

/**
 * The passwords that are tried first everywhere, in lower case, of eight letters and more; some of them the rules of `password-rule.ts` would refuse as well.
 * `common-passwords.json` has those of `src/passwords.json` in the npm package @zxcvbn-ts/language-common 4.1.3, the most frequent first; its MIT
 * licence is in `common-passwords.licence.txt`.
 */
export const commonPasswords: ReadonlySet<string> = new Set([...tried, ...triedHere.trim().split(/\s+/)]);
