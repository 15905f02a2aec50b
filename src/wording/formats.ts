import type { Locale } from '#contracts/ids.ts';
import { namedDate, numericDate } from './date-format.ts';
import { type Amount, type DigitOptions, digits, missing } from './digits.ts';
import { currencyName } from './currency-name.ts';
import {
  axisMoney,
  compactMoney,
  decimalsOf,
  inUnit,
  money,
  type MoneyOptions,
  type MoneyParts,
  moneyParts,
  withSymbol,
} from './money-format.ts';

/**
 * The formats of numbers and days in one language, for pages, print, mail and exports. Minus is U+2212, rounding is half away from zero. Neither −0.00 nor
 * NaN appears: a missing number is a dash.
 */
export interface Formats {
  readonly locale: Locale;
  /** `£1,234.50`; whole amounts without decimals unless `decimals` says how many. */
  money(amount: Amount, currency: string, options?: MoneyOptions): string;
  /** With a plus sign above zero: gains and flows. */
  signedMoney(amount: Amount, currency: string, options?: MoneyOptions): string;
  /** The same in parts, so that the pence can be smaller. */
  moneyParts(amount: Amount, currency: string, options?: MoneyOptions): MoneyParts;
  /** `£4.82bn`, `£38.6m`. */
  compactMoney(amount: number, currency: string): string;
  signedCompactMoney(amount: number, currency: string): string;
  /** A return from a fraction: `+33.42%`, `−0.79%`, `0.00%`. */
  percent(fraction: number): string;
  /** A part of a whole from a fraction, without plus: `79.33%`. */
  share(fraction: number): string;
  /** The same from a number that already is in percent. */
  weight(percent: number): string;
  /** The size of a difference of two returns in percentage points, without sign: `8.24`. */
  points(difference: number): string;
  /** The same with its sign, `+0.65`. */
  signedPoints(difference: number): string;
  /** A number without a unit, `0.79`, `−1.20`. */
  ratio(value: number): string;
  /** `1.49X`. */
  multiple(factor: number): string;
  /** Units held, all decimals that count: `98,412.337`. */
  units(amount: Amount): string;
  /** An amount whose currency stands beside it, two decimals or all that count: `−270.80`. */
  amount(amount: Amount): string;
  /** An amount in thousands or millions without a currency, one decimal: `2.5k`, `38.6m`. */
  inUnit(amount: number, unit: 'k' | 'm'): string;
  /** A price with its unit: `£7.3126`, `118.42p` for pence. More than two decimals are at least four, as funds quote them. */
  price(text: Amount, unit: string): string;
  count(amount: number): string;
  /** `British pound`, `Ευρώ`; the code itself where it has no name. */
  currencyName(code: string): string;
  /** `30/06/2026`. */
  date(day: string): string;
  /** `30/06/2026 14:05`, of a moment on the wall's clock. */
  moment(local: string): string;
  /** `30 June 2026`. */
  dateLong(day: string): string;
  /** `June 2026`. */
  monthYear(day: string): string;
  /** `Jun`. */
  monthShort(day: string): string;
  /** `30 Jun`. */
  dayMonthShort(day: string): string;
  axisMoney(currency: string, scale: { readonly step: number; readonly highest: number }): (value: number) => string;
  axisPercent(step: number): (fraction: number) => string;
}

const made = new Map<Locale, Formats>();

/** The formats of one language; made once. */
export function getFormats(locale: Locale): Formats {
  const known = made.get(locale);
  if (known) return known;
  const formats: Formats = { locale, ...moneyFormats(locale), ...numberFormats(locale), ...dateFormats(locale) };
  made.set(locale, formats);
  return formats;
}

function moneyFormats(locale: Locale) {
  return {
    money: (amount: Amount, currency: string, options?: MoneyOptions) => money(locale, amount, currency, options),
    signedMoney: (amount: Amount, currency: string, options?: MoneyOptions) =>
      money(locale, amount, currency, { ...options, isSigned: true }),
    moneyParts: (amount: Amount, currency: string, options?: MoneyOptions) => moneyParts(locale, amount, currency, options),
    compactMoney: (amount: number, currency: string) => compactMoney(locale, amount, currency),
    signedCompactMoney: (amount: number, currency: string) => compactMoney(locale, amount, currency, true),
    axisMoney: (currency: string, scale: { readonly step: number; readonly highest: number }) => axisMoney(locale, currency, scale),
    inUnit: (amount: number, unit: 'k' | 'm') => inUnit(locale, amount, unit),
    price: (text: Amount, unit: string) => price(locale, text, unit),
    currencyName: (code: string) => currencyName(locale, code),
  };
}

function numberFormats(locale: Locale) {
  const write = (value: Amount, options: DigitOptions, suffix = ''): string => {
    const written = digits(locale, value, options);
    return written ? written.sign + written.text + suffix : missing;
  };
  return {
    percent: (fraction: number) => write(fraction * 100, { minimum: 2, isSigned: true }, '%'),
    share: (fraction: number) => write(fraction * 100, { minimum: 2 }, '%'),
    weight: (percent: number) => write(percent, { minimum: 2 }, '%'),
    points: (difference: number) => write(Math.abs(difference) * 100, { minimum: 2 }),
    signedPoints: (difference: number) => write(difference * 100, { minimum: 2, isSigned: true }),
    ratio: (value: number) => write(value, { minimum: 2 }),
    multiple: (factor: number) => write(factor, { minimum: 2 }, 'X'),
    units: (amount: Amount) => write(amount, { minimum: 0, maximum: 8 }),
    amount: (amount: Amount) => write(amount, { minimum: 2, maximum: 8 }),
    count: (amount: number) => write(amount, { minimum: 0 }),
    axisPercent: (step: number) => {
      const decimals = decimalsOf(step * 100);
      return (fraction: number) => write(fraction * 100, { minimum: decimals, isSigned: true }, '%');
    },
  };
}

function dateFormats(locale: Locale) {
  return {
    date: numericDate,
    moment: (local: string) => `${numericDate(local)} ${local.slice(11, 16)}`,
    dateLong: (day: string) => namedDate(locale, day, 'long'),
    monthYear: (day: string) => namedDate(locale, day, 'monthYear'),
    monthShort: (day: string) => namedDate(locale, day, 'shortMonth'),
    dayMonthShort: (day: string) => namedDate(locale, day, 'dayShortMonth'),
  };
}

function price(locale: Locale, text: Amount, unit: string): string {
  const decimals = String(text).split('.')[1]?.replace(/0+$/, '').length ?? 0;
  const written = digits(locale, text, { minimum: decimals > 2 ? 4 : 2, maximum: 6 });
  if (!written) return missing;
  return written.sign + (unit === 'GBX' ? `${written.text}p` : withSymbol(locale, written.text, unit));
}
