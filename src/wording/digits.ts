import type { Locale } from '#contracts/ids.ts';

/** A number, or an exact decimal as text. */
export type Amount = number | string;

/** A number in the digits of a language, its sign apart: `−` (U+2212) below zero, `+` above it where wanted. */
export interface Digits {
  readonly sign: '' | '+' | '−';
  readonly text: string;
}

export interface DigitOptions {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly isSigned?: boolean;
}

/** The placeholder for a missing number. */
export const missing = '–';

const tags: Readonly<Record<Locale, string>> = { en: 'en-GB', el: 'el' };

const formatters = new Map<string, Intl.NumberFormat>();

/** The BCP 47 tag that numbers and dates of a language are written by. */
export function tagOf(locale: Locale): string {
  return tags[locale];
}

/**
 * Rounds half away from zero and groups by thousands; null for what is no finite number. What rounds to zero has no
 * sign, so that there is no −0.00.
 */
export function digits(locale: Locale, value: Amount, { minimum = 0, maximum = minimum, isSigned = false }: DigitOptions): Digits | null {
  if (!Number.isFinite(Number(value)) || value === '') return null;
  const text = formatter(locale, minimum, maximum).format(value as number);
  if (text.startsWith('-')) return { sign: '−', text: text.slice(1) };
  if (text.startsWith('+')) return { sign: isSigned ? '+' : '', text: text.slice(1) };
  return { sign: '', text };
}

function formatter(locale: Locale, minimum: number, maximum: number): Intl.NumberFormat {
  const key = `${locale} ${minimum} ${maximum}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(tags[locale], {
    minimumFractionDigits: minimum,
    maximumFractionDigits: maximum,
    signDisplay: 'exceptZero',
    useGrouping: 'always',
  });
  formatters.set(key, made);
  return made;
}
