/**
 * A telephone number in the international form that gateways take (E.164): `+442079460000` of `+44 20 7946-0000` or `0044 (20) 79460000`. Null for
 * what is none, or has no country.
 */
export function phoneNumber(text: string): string | null {
  const bare = text.replaceAll(/[\s().\u2010-\u2015/-]/g, '').replace(/^00/, '+');
  return /^\+[1-9]\d{6,14}$/.test(bare) ? bare : null;
}

/** Returns true if a number has one of these dialling codes (without the plus); false without a country code. */
export function isPhoneOf(codes: readonly string[], phone: string): boolean {
  const number = phoneNumber(phone);
  return number !== null && codes.some((code) => number.startsWith(`+${code}`));
}
