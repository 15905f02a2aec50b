/**
 * An ISIN with a right check digit and the country code ZZ, which no country has: it passes every check and belongs to no one.
 * `symbol` has at most nine letters and digits.
 */
export function isinOf(symbol: string): string {
  const body = `ZZ${symbol.replaceAll(/[^A-Z0-9]/g, '').padStart(9, '0')}`;
  return body + checkDigit(body);
}

/** The check digit of an ISIN without it: Luhn over the characters with A = 10 to Z = 35. */
export function checkDigit(body: string): number {
  const digits = Array.from(body, (character) => String(Number.parseInt(character, 36))).join('');
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return (10 - (sum % 10)) % 10;
}
