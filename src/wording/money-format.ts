import type { Locale } from '#contracts/ids.ts';
import { type Amount, type Digits, digits, missing } from './digits.ts';

export interface MoneyOptions {
  /** Without pence. Unless said a value that is whole as it is shown has none, any other has two: as specified. */
  readonly decimals?: 0;
  /** In millions with one decimal, as `€112.9m`. */
  readonly unit?: 'm' | null;
  /** A plus sign above zero. */
  readonly isSigned?: boolean;
}

/** A headline amount in the order in which it is written; `minor` is set smaller, `£1,218,852` and `.50`. */
export interface MoneyParts {
  readonly major: string;
  readonly minor: string;
  readonly after: string;
}

type Scale = 'k' | 'm' | 'bn';

// Each from where the one below would round to a thousand.
const scales: readonly { readonly scale: Scale; readonly from: number; readonly decimals: number }[] = [
  { scale: 'bn', from: 999_950_000, decimals: 2 },
  { scale: 'm', from: 999_500, decimals: 1 },
  { scale: 'k', from: 999.5, decimals: 0 },
];

const suffixes: Readonly<Record<Locale, Readonly<Record<Scale, string>>>> = {
  en: { k: 'k', m: 'm', bn: 'bn' },
  el: { k: '\u00a0χιλ.', m: '\u00a0εκ.', bn: '\u00a0δισ.' },
};

/** The mark before the decimals, and the side of the number on which a currency's symbol stands. */
const marks: Readonly<Record<Locale, { readonly point: '.' | ','; readonly isSymbolBehind: boolean }>> = {
  en: { point: '.', isSymbolBehind: false },
  el: { point: ',', isSymbolBehind: true },
};

const sizes: Readonly<Record<Scale, number>> = { k: 1e3, m: 1e6, bn: 1e9 };

/** `£1,234.50`, `−€5,540.01`, `1.842.507,36 €`; with a unit `€112.9m`, `112,9 εκ. €`. */
export function money(locale: Locale, amount: Amount, currency: string, options: MoneyOptions = {}): string {
  const { decimals, unit, isSigned = false } = options;
  if (unit) return scaled(locale, { amount, currency, scale: unit, decimals: decimals ?? 1, isSigned });
  const written = decimals === 0 ? digits(locale, amount, { isSigned }) : wholeOrMinor(locale, { amount, currency, isSigned });
  return written ? written.sign + withSymbol(locale, written.text, currency) : missing;
}

function wholeOrMinor(
  locale: Locale,
  { amount, currency, isSigned }: { amount: Amount; currency: string; isSigned: boolean },
): Digits | null {
  const places = minorDigits(currency);
  const isWhole = !/[1-9]/.test(digits('en', amount, { minimum: places })?.text.split('.')[1] ?? '');
  return digits(locale, amount, { minimum: isWhole ? 0 : places, isSigned });
}

/** The parts of an amount whose pence are set smaller. A whole amount has none. */
export function moneyParts(locale: Locale, amount: Amount, currency: string, options: MoneyOptions = {}): MoneyParts {
  const text = money(locale, amount, currency, options);
  const { point, isSymbolBehind } = marks[locale];
  const cut = options.unit ? -1 : text.lastIndexOf(point);
  const after = isSymbolBehind ? `\u00a0${symbolOf(currency)}` : '';
  const body = after && text.endsWith(after) ? text.slice(0, -after.length) : text;
  const tail = body === text ? '' : after;
  const hasMinor = cut > 0 && body.length - cut === 3;
  return hasMinor ? { major: body.slice(0, cut), minor: body.slice(cut), after: tail } : { major: body, minor: '', after: tail };
}

/** For totals of many: `£4.82bn`, `£38.6m`, `£61k`. Below a thousand as it is, without decimals. */
export function compactMoney(locale: Locale, amount: number, currency: string, isSigned = false): string {
  const fitting = scales.find(({ from }) => Math.abs(amount) >= from);
  if (!fitting) return money(locale, amount, currency, { decimals: 0, isSigned });
  return scaled(locale, { amount, currency, scale: fitting.scale, decimals: fitting.decimals, isSigned });
}

/** A number in thousands or millions with one decimal and no currency: `2.5k`, `112,9 εκ.`. */
export function inUnit(locale: Locale, amount: number, unit: 'k' | 'm'): string {
  const written = digits(locale, amount / sizes[unit], { minimum: 1 });
  return written ? written.sign + written.text + suffixes[locale][unit] : missing;
}

/** Labels of a value axis, all in one unit and with as many decimals as its step needs: `£900k`, `£1.2m`, `1,90 εκ.`. */
export function axisMoney(locale: Locale, currency: string, { step, highest }: { readonly step: number; readonly highest: number }) {
  const scale = scales.find(({ from }) => highest >= from)?.scale;
  const size = scale ? sizes[scale] : 1;
  const decimals = decimalsOf(step / size);
  return (value: number): string => {
    const written = digits(locale, value / size, { minimum: decimals });
    if (!written) return missing;
    const suffix = scale ? suffixes[locale][scale] : '';
    return marks[locale].isSymbolBehind && scale
      ? written.sign + written.text + suffix
      : written.sign + withSymbol(locale, written.text + suffix, currency);
  };
}

/** As many decimals as it takes to tell `step` from its neighbours, four at most. */
export function decimalsOf(step: number): number {
  return [0, 1, 2, 3].find((places) => Math.abs(step * 10 ** places - Math.round(step * 10 ** places)) < 1e-6) ?? 4;
}

export function symbolOf(currency: string): string {
  const known = symbols.get(currency);
  if (known !== undefined) return known;
  const part = currencyFormat(currency)
    ?.formatToParts(0)
    .find(({ type }) => type === 'currency');
  const symbol = part?.value ?? currency;
  symbols.set(currency, symbol);
  return symbol;
}

/** The symbol in front of the digits or behind them, as the language has it. */
export function withSymbol(locale: Locale, text: string, currency: string): string {
  const symbol = symbolOf(currency);
  if (marks[locale].isSymbolBehind) return `${text}\u00a0${symbol}`;
  return symbol.length > 2 ? `${symbol}\u00a0${text}` : symbol + text;
}

const symbols = new Map<string, string>();

interface Scaled {
  readonly amount: Amount;
  readonly currency: string;
  readonly scale: Scale;
  readonly decimals: number;
  readonly isSigned: boolean;
}

function scaled(locale: Locale, { amount, currency, scale, decimals, isSigned }: Scaled): string {
  const written = digits(locale, Number(amount) / sizes[scale], { minimum: decimals, isSigned });
  if (!written) return missing;
  return written.sign + withSymbol(locale, written.text + suffixes[locale][scale], currency);
}

/** Pounds have two, yen none. */
function minorDigits(currency: string): number {
  const known = minorDigitsOf.get(currency);
  if (known !== undefined) return known;
  const places = currencyFormat(currency)?.resolvedOptions().maximumFractionDigits ?? 2;
  minorDigitsOf.set(currency, places);
  return places;
}

const minorDigitsOf = new Map<string, number>();

/** Currencies with a short symbol of their own. Several dollars share `$`: another one is written with its country, as `CA$` or `A$`. */
const shortSymbols: ReadonlySet<string> = new Set(['GBP', 'EUR', 'USD', 'JPY', 'INR']);

/** Null for a code that is no currency's. */
function currencyFormat(currency: string): Intl.NumberFormat | null {
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: shortSymbols.has(currency) ? 'narrowSymbol' : 'symbol',
  });
}
