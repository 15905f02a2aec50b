import { describe, expect, test } from 'vitest';
import type { Column } from './column.ts';
import { cellReader, expectedOf } from './read-cell.ts';

const latestDay = '2025-12-31';

const columns = {
  text: { kind: 'text' },
  short: { kind: 'text', maxLength: 3, readAs: { Accummulation: 'Accumulation', ab: 'AB' } },
  decimal: { kind: 'decimal' },
  positive: { kind: 'decimal', sign: 'positive' },
  size: { kind: 'decimal', sign: 'not-negative' },
  whole: { kind: 'whole', min: 1, max: 10 },
  date: { kind: 'date' },
  recent: { kind: 'date', latest: 'in-a-year' },
  choice: { kind: 'choice', options: ['Dividend', 'Sale'], readAs: { Divident: 'Dividend' } },
  currency: { kind: 'currency' },
  quote: { kind: 'quote-unit' },
  page: { kind: 'page' },
  email: { kind: 'email' },
  emails: { kind: 'emails' },
  texts: { kind: 'texts' },
} satisfies Record<string, Column>;

type Name = keyof typeof columns;

describe('a cell is read as', () => {
  test.each<[Name, string, string | null]>([
    ['text', 'Ελληνικά, "quoted"', 'Ελληνικά, "quoted"'],
    ['text', 'x'.repeat(200), 'x'.repeat(200)],
    ['text', 'x'.repeat(201), null],
    ['text', 'caf\uFFFD', null],
    ['text', 'a\0b', null],
    ['short', 'abcd', null],
    ['short', 'ab', 'AB'],
    ['decimal', '0', '0'],
    ['decimal', '-1234.50', '-1234.50'],
    ['decimal', '+5', '+5'],
    ['decimal', '.5', '.5'],
    ['decimal', '5.', '5.'],
    ['decimal', '123456789012345678.12345678901234567890', '123456789012345678.12345678901234567890'],
    ['decimal', '1234567890123456789', null],
    ['decimal', '1,234.5', null],
    ['decimal', '1e5', null],
    ['decimal', 'NaN', null],
    ['decimal', '(5)', null],
    ['decimal', '£5', null],
    ['decimal', '-', null],
    ['decimal', '.', null],
    ['positive', '0.001', '0.001'],
    ['positive', '0.00', null],
    ['positive', '-1', null],
    ['size', '0', '0'],
    ['size', '-0.0', '-0.0'],
    ['size', '-0.1', null],
    ['whole', '10', '10'],
    ['whole', '0', null],
    ['whole', '11', null],
    ['whole', '5.0', null],
    ['date', '2024-02-29', '2024-02-29'],
    ['date', '2023-02-29', null],
    ['date', '29/02/2024', null],
    ['date', '2024-2-9', null],
    ['date', '1899-12-31', null],
    ['date', '2199-01-01', '2199-01-01'],
    ['date', '2204-01-01', null],
    ['recent', '2025-12-31', '2025-12-31'],
    ['recent', '2026-01-01', null],
    ['choice', 'Sale', 'Sale'],
    ['choice', 'Divident', 'Dividend'],
    ['choice', 'sale', null],
    ['choice', 'constructor', null],
    ['currency', 'GBP', 'GBP'],
    ['currency', 'CYP', 'CYP'],
    ['currency', 'GBX', null],
    ['currency', 'GBp', null],
    ['currency', 'gbp', null],
    ['currency', 'XXX', null],
    ['quote', 'GBP', 'GBP'],
    ['quote', 'GBX', 'GBX'],
    ['quote', 'GBp', 'GBp'],
    ['quote', 'ZAc', 'ZAc'],
    ['quote', 'gbx', null],
    ['page', 'https://firm.example/fund?id=7', 'https://firm.example/fund?id=7'],
    ['page', 'http://firm.example/fund', null],
    ['page', 'https://user@firm.example', null],
    ['page', 'https://firm example', null],
    ['page', 'javascript:alert(1)', null],
    ['email', 'Ada@Firm.Example', 'ada@firm.example'],
    ['email', 'ada@firm', null],
    ['email', 'ada firm@x.example', null],
    ['email', 'a@b@c.example', null],
    ['emails', 'A@x.example; b@x.example ;', '{"a@x.example","b@x.example"}'],
    ['emails', 'a@x.example;nobody', null],
    ['emails', ';', null],
    ['texts', 'family; the "big" one;family;a\\b', '{"family","the \\"big\\" one","a\\\\b"}'],
  ])('%s: %j is %j', (name, text, stored) => {
    expect(cellReader(columns[name] as Column, latestDay)(text)).toBe(stored);
  });

  test.each<[Name, string]>([
    ['short', 'UTF-8 text of at most 3 characters'],
    ['positive', 'a number above 0, written like 1234.5'],
    ['whole', 'a whole number from 1 to 10'],
    ['recent', 'a date from 1900-01-01 to 2025-12-31, written like 2024-03-31'],
    ['choice', 'one of Dividend, Sale'],
    ['page', 'the address of a page, written like https://firm.example/page'],
    ['quote', 'an ISO 4217 currency code such as GBP, or GBX for pence'],
  ])('%s expects %s', (name, expected) => {
    expect(expectedOf(columns[name] as Column, latestDay)).toBe(expected);
  });
});
