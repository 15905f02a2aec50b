import { expect, test } from 'vitest';
import { apiCredentialsOf } from './api-credentials.ts';

const clientId = '0192aaaa0000700080000000000000ab';
const secret = 'S'.repeat(43);
const both = { clientId, secret };
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

test.each([
  [`Bearer ${clientId}.${secret}`, both],
  [`bearer  ${clientId}.${secret}`, both],
  [basic(`${clientId}:${secret}`), both],
  [`Bearer ${secret}`, null],
  [`Bearer ${clientId}.${secret}x`, null],
  [`Bearer ${clientId.toUpperCase()}.${secret}`, null],
  [`Bearer ${clientId}.${secret} more`, null],
  [basic(`${clientId}:${secret}\n`), null],
  [basic("' or true--:x"), null],
  [`Digest ${clientId}.${secret}`, null],
  ['', null],
])('%j', (header, expected) => {
  expect(apiCredentialsOf(header)).toEqual(expected);
});
