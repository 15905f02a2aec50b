import { expect, test } from 'vitest';
import { verifiedAddress } from './verified-address.ts';

const email = 'Ivy@Home.example';

test.each([
  ['google', { email, email_verified: true }, 'ivy@home.example'],
  ['google', { email, email_verified: false }, null],
  ['google', { email, email_verified: 'true' }, null],
  ['google', { email, email_verified: 1 }, null],
  ['google', { email }, null],
  ['google', { email_verified: true }, null],
  ['google', { email: 'no address', email_verified: true }, null],
  ['google', { email: ['ivy@home.example'], email_verified: true }, null],
  ['google', { email, xms_edov: true }, null],
  ['google', { email: 'mi\u212Ae@home.example', email_verified: true }, null],
  ['linkedin', { email, email_verified: true }, 'ivy@home.example'],
  ['linkedin', { email, email_verified: 'true' }, null],
  // Whoever administers a tenant writes what he likes into `email`, and Microsoft says nothing of `email_verified`.
  ['microsoft', { email }, null],
  ['microsoft', { email, email_verified: true }, null],
  ['microsoft', { email, xms_edov: true }, 'ivy@home.example'],
  ['microsoft', { email, xms_edov: '1' }, 'ivy@home.example'],
  ['microsoft', { email, xms_edov: false }, null],
  ['microsoft', { email, xms_edov: '0' }, null],
] as const)('%s with %j vouches for %s', (provider, claims, expected) => {
  expect(verifiedAddress(provider, claims)).toBe(expected);
});
