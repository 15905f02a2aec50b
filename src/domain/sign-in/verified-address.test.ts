import { expect, test } from 'vitest';
import { verifiedAddress } from './verified-address.ts';

const email = 'Ivy@Home.example';

test.each([
  // Google answers for mailboxes of its own and of firms that it hosts; anywhere else someone answered a mail once.
  ['google', { email, email_verified: true, hd: 'home.example' }, 'ivy@home.example'],
  ['google', { email, email_verified: true, hd: 'Home.Example' }, 'ivy@home.example'],
  ['google', { email: 'Ivy@Gmail.com', email_verified: true }, 'ivy@gmail.com'],
  ['google', { email: 'ivy@googlemail.com', email_verified: true }, 'ivy@googlemail.com'],
  ['google', { email, email_verified: true }, null],
  ['google', { email, email_verified: true, hd: '' }, null],
  ['google', { email, email_verified: true, hd: 'other.example' }, null],
  ['google', { email, email_verified: true, hd: 'example' }, null],
  ['google', { email: 'ivy@mail.home.example', email_verified: true, hd: 'home.example' }, null],
  ['google', { email, email_verified: true, hd: 'mail.home.example' }, null],
  ['google', { email, email_verified: true, hd: ['home.example'] }, null],
  ['google', { email, email_verified: true, hd: true }, null],
  ['google', { email, email_verified: true, hd: 'home\u200B.example' }, null],
  ['google', { email: 'ivy@gmail.com.evil.example', email_verified: true }, null],
  ['google', { email: 'ivy@notgmail.com', email_verified: true }, null],
  ['google', { email: 'gmail.com@home.example', email_verified: true }, null],
  ['google', { email: 'ivy@gmail.com@home.example', email_verified: true }, null],
  ['google', { email: 'ivy@gmail.com', email_verified: false }, null],
  ['google', { email, email_verified: false, hd: 'home.example' }, null],
  ['google', { email, email_verified: 'true', hd: 'home.example' }, null],
  ['google', { email, email_verified: 1, hd: 'home.example' }, null],
  ['google', { email, hd: 'home.example' }, null],
  ['google', { email_verified: true, hd: 'home.example' }, null],
  ['google', { email: 'no address', email_verified: true, hd: 'no address' }, null],
  ['google', { email: ['ivy@home.example'], email_verified: true, hd: 'home.example' }, null],
  ['google', { email, xms_edov: true, hd: 'home.example' }, null],
  ['google', { email: 'mi\u212Ae@home.example', email_verified: true, hd: 'home.example' }, null],
  ['google', { email: 'ivy@wor\u212A.example', email_verified: true, hd: 'wor\u212A.example' }, null],
  ['linkedin', { email, email_verified: true }, 'ivy@home.example'],
  ['linkedin', { email, email_verified: 'true' }, null],
  ['linkedin', { email, hd: 'home.example' }, null],
  // Anyone who administers a tenant writes what they like into `email`, and Microsoft says nothing of `email_verified`.
  ['microsoft', { email }, null],
  ['microsoft', { email, email_verified: true }, null],
  ['microsoft', { email, email_verified: true, hd: 'home.example' }, null],
  ['microsoft', { email, xms_edov: true }, 'ivy@home.example'],
  ['microsoft', { email, xms_edov: '1' }, 'ivy@home.example'],
  ['microsoft', { email, xms_edov: false }, null],
  ['microsoft', { email, xms_edov: '0' }, null],
] as const)('%s with %j vouches for %s', (provider, claims, expected) => {
  expect(verifiedAddress(provider, claims)).toBe(expected);
});
