import { expect, test } from 'vitest';
import { emailKey, isEmailAddress } from './email-address.ts';

test.each([
  ['ivy@home.example', true],
  ["o'hara+portal@mail.home.example", true],
  ['νίκη@σπίτι.ελ', true],
  ['', false],
  ['ivy', false],
  ['ivy@home', false],
  ['ivy@home.', false],
  ['ivy@.example', false],
  ['@home.example', false],
  ['ivy@home.example, eve@evil.example', false],
  ['ivy@home.example;eve@evil.example', false],
  ['Ivy <ivy@home.example>', false],
  ['ivy@home@evil.example', false],
  ['ivy@home.example\r\nBcc: eve@evil.example', false],
  [`${'i'.repeat(241)}@home.example`, true],
  [`${'i'.repeat(242)}@home.example`, false],
])('%j: %s', (text, isOne) => {
  expect(isEmailAddress(text)).toBe(isOne);
});

test.each([
  [' Ivy@Home.EXAMPLE ', 'ivy@home.example'],
  ['ivy\0@home.example', 'ivy@home.example'],
  ['é@home.example', 'é@home.example'],
])('%j is compared as %j', (text, key) => {
  expect(emailKey(text)).toBe(key.normalize('NFC'));
});
