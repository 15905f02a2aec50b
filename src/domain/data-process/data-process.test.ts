import { describe, expect, test } from 'vitest';
import { isDataLocation } from './data-process.ts';

describe('a location of a data process', () => {
  test.each([
    ['/positions', true],
    ['/v2/prices?day=2026-01-05&of=all', true],
    ['https://data.example/prices.csv', true],
    ['https://data.example:8443/prices.csv?key=a', true],
    ['http://data.example/prices.csv', false],
    ['//data.example/prices.csv', false],
    ['/../secret', false],
    ['/prices/..', false],
    ['/%2e%2E/secret', false],
    ['/..%2fsecret', false],
    ['/a%5C..%5Csecret', false],
    ['/prices.csv', true],
    ['/prices/./all', false],
    ['/prices\\..\\all', false],
    ['prices.csv', false],
    ['file:///etc/passwd', false],
    ['https://user:secret@data.example/prices.csv', false],
    ['https://data.example/prices.csv#all', false],
    ['https://data.example/all prices.csv', false],
    [`/${'a'.repeat(500)}`, false],
    ['', false],
  ])('%s: %s', (location, isAllowed) => {
    expect(isDataLocation(location)).toBe(isAllowed);
  });
});
