import { expect, test } from 'vitest';
import { isPublicEmailDomain, getEmailDomain, isEmployeeEmail } from './employer-email-domain.ts';

test.each([
  // address, domain, url, works there
  ['ada@firm.example', 'firm.example', null, true],
  ['Ada@FIRM.example', 'Firm.Example', null, true],
  ['ada@firm.example', null, 'https://www.firm.example/about?a=b', true],
  ['ada@firm.example', null, 'firm.example', true],
  ['ada@firm.example', 'other.example', 'https://firm.example', false],
  ['ada@mail.firm.example', 'firm.example', null, false],
  ['ada@evilfirm.example', 'firm.example', null, false],
  ['ada@firm.example.evil.example', 'firm.example', null, false],
  ['ada@firm.example@evil.example', 'firm.example', null, false],
  ['ada@gmail.com', 'gmail.com', null, false],
  ['ada@hotmail.co.uk', null, 'https://hotmail.co.uk', false],
  ['ada@yahoo.com.au', 'yahoo.com.au', null, false],
  ['ada@gmx.eu', 'gmx.eu', null, false],
  ['ada@yahoo.example', 'yahoo.example', null, true],
  ['ada@linkedin.com', null, 'https://www.linkedin.com/company/firm', false],
  ['ada@firm.example', null, null, false],
  ['ada', '', '', false],
  ['ada@mygmail.com', 'mygmail.com', null, true],
  ['ada@gmail.com.firm.example', 'gmail.com.firm.example', null, true],
] as const)('%s of %s, %s: %s', (email, domain, url, isOne) => {
  expect(isEmployeeEmail(email, { domain, url })).toBe(isOne);
});

test.each([
  // domain, url, what stands behind the @
  [null, null, null],
  ['', null, null],
  [null, '', null],
  [null, '#https://firm.example', null],
  [null, 'http://firm.example', 'firm.example'],
  [null, 'https://WWW.Firm.example:443/about', 'firm.example'],
  [null, 'https://gmail.com', null],
  ['Firm.Example', 'https://other.example', 'firm.example'],
])('%s, %s: %s', (domain, url, expected) => {
  expect(getEmailDomain({ domain, url })).toBe(expected);
});

test('no domain is no one’s', () => {
  expect(isPublicEmailDomain('')).toBe(false);
});
