import { getMajorUnit } from '#finance/currency.ts';
import { isIsoDate } from '#finance/iso-date.ts';
import type { Column, ColumnKind, Words } from './column.ts';

/** Reads the text of a cell that is not blank into what is stored; `null` when it is not what the column expects. */
export type CellReader = (text: string) => string | null;

interface Kind<K extends ColumnKind['kind']> {
  /** PostgreSQL's type of what is stored. */
  readonly sqlType: string;
  readonly reader: (column: Extract<ColumnKind, { kind: K }>, latestDay: string) => CellReader;
  readonly expected: (column: Extract<ColumnKind, { kind: K }>, latestDay: string) => string;
}

const earliestDay = '1900-01-01';
const lastDay = '2200-12-31';
const defaultLength = 200;

const kinds: { readonly [K in ColumnKind['kind']]: Kind<K> } = {
  text: {
    sqlType: 'text',
    reader: ({ maxLength = defaultLength, readAs = {} }) => {
      const word = reread(readAs);
      return (text) => (text.length <= maxLength && isClean(text) ? word(text) : null);
    },
    expected: ({ maxLength = defaultLength }) => `UTF-8 text of at most ${maxLength} characters`,
  },
  decimal: {
    sqlType: 'numeric',
    reader: ({ sign }) => decimalReaders[sign ?? 'any'],
    expected: ({ sign }) =>
      `${{ any: 'a number', positive: 'a number above 0', 'not-negative': 'a number, 0 or more' }[sign ?? 'any']}, written like 1234.5`,
  },
  whole: {
    sqlType: 'integer',
    reader:
      ({ min, max }) =>
      (text) =>
        /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? text : null,
    expected: ({ min, max }) => `a whole number from ${min} to ${max}`,
  },
  date: {
    sqlType: 'date',
    reader: ({ latest }, latestDay) => dateReader(latest ? latestDay : lastDay),
    expected: ({ latest }, latestDay) => `a date from ${earliestDay} to ${latest ? latestDay : lastDay}, written like 2024-03-31`,
  },
  choice: {
    sqlType: 'text',
    reader: ({ options, readAs = {} }) => {
      const known = new Map([...options.map((option) => [option, option] as const), ...Object.entries(readAs)]);
      return (text) => known.get(text) ?? null;
    },
    expected: ({ options }) => `one of ${options.join(', ')}`,
  },
  currency: {
    sqlType: 'text',
    reader: () => (text) => (isCurrency(text) ? text : null),
    expected: () => 'an ISO 4217 currency code such as GBP',
  },
  'quote-unit': {
    sqlType: 'text',
    reader: () => (text) => (isCurrency(getMajorUnit(text).currency) ? text : null),
    expected: () => 'an ISO 4217 currency code such as GBP, or GBX for pence',
  },
  page: {
    sqlType: 'text',
    reader: () => (text) => (isPage(text) ? text : null),
    expected: () => 'the address of a page, written like https://firm.example/page',
  },
  email: { sqlType: 'text', reader: () => readEmail, expected: () => 'an email address' },
  emails: {
    sqlType: 'text[]',
    reader: () => (text) => {
      const addresses = parts(text).map(readEmail);
      return addresses.length > 0 && addresses.every((address) => address !== null) ? arrayText(addresses) : null;
    },
    expected: () => 'email addresses, separated by semicolons',
  },
  texts: {
    sqlType: 'text[]',
    reader: () => (text) => (isClean(text) ? arrayText(parts(text)) : null),
    expected: () => 'words, separated by semicolons',
  },
};

/** Returns the reader for a column's cells. `latestDay` is the last day allowed for a date "in a year" at the latest. */
export function cellReader<K extends ColumnKind['kind']>(column: Extract<Column, { kind: K }>, latestDay: string): CellReader {
  return kindOf(column).reader(column, latestDay);
}

/** Returns a description of what a cell of the column must be. */
export function expectedOf<K extends ColumnKind['kind']>(column: Extract<Column, { kind: K }>, latestDay: string): string {
  return kindOf(column).expected(column, latestDay);
}

export function sqlTypeOf(column: Column): string {
  return kinds[column.kind].sqlType;
}

function kindOf<K extends ColumnKind['kind']>(column: Extract<Column, { kind: K }>): Kind<K> {
  return kinds[column.kind];
}

// Also the ones of the past: the ECB's history has them.
const currencyNames = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' });
const noCurrencies: readonly string[] = ['XXX', 'XTS'];
const knownCurrencies = new Set<string>();

function isCurrency(code: string): boolean {
  if (knownCurrencies.has(code)) return true;
  const isOne = /^[A-Z]{3}$/.test(code) && currencyNames.of(code) !== undefined && !noCurrencies.includes(code);
  if (isOne) knownCurrencies.add(code);
  return isOne;
}

const decimalReaders = {
  any: (text: string) => (isDecimal(text) ? text : null),
  positive: (text: string) => (isDecimal(text) && !text.startsWith('-') && hasSize(text) ? text : null),
  'not-negative': (text: string) => (isDecimal(text) && !(text.startsWith('-') && hasSize(text)) ? text : null),
} as const;

/** Up to 18 digits before the point and 20 after it, no grouping, no exponent. */
function isDecimal(text: string): boolean {
  return /^[-+]?(?:\d{1,18}(?:\.\d{0,20})?|\.\d{1,20})$/.test(text);
}

function hasSize(decimal: string): boolean {
  return /[1-9]/.test(decimal);
}

/** A file has few different days, so each is looked at once. */
function dateReader(latest: string): CellReader {
  const seen = new Map<string, string | null>();
  return (text) => {
    let read = seen.get(text);
    if (read === undefined) {
      read = isIsoDate(text) && text >= earliestDay && text <= latest ? text : null;
      if (seen.size < 100_000) seen.set(text, read);
    }
    return read;
  };
}

function isPage(text: string): boolean {
  return text.length <= 2000 && /^https:\/\/[^\s@]+$/.test(text) && URL.canParse(text) && isClean(text);
}

function readEmail(text: string): string | null {
  return text.length <= 254 && /^[^\s@;,<>"]+@[^\s@;,<>"]+\.[^\s@;,<>".]+$/.test(text) && isClean(text) ? text.toLowerCase() : null;
}

function reread(words: Words): (text: string) => string {
  const known = new Map(Object.entries(words));
  return known.size === 0 ? (text) => text : (text) => known.get(text) ?? text;
}

/** Bytes that were no UTF-8 have become U+FFFD; PostgreSQL keeps no NUL. */
function isClean(text: string): boolean {
  return !/[\0\uFFFD]/.test(text);
}

function parts(text: string): string[] {
  const trimmed = text.split(';').map((part) => part.trim());
  return [...new Set(trimmed.filter((part) => part !== ''))];
}

function arrayText(elements: readonly string[]): string {
  return `{${elements.map((element) => `"${element.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;
}
