import { expect, test } from 'vitest';
import { worksFor } from './works-for.ts';

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
  ['ada@yahoo.example', 'yahoo.example', null, true],
  ['ada@linkedin.com', null, 'https://www.linkedin.com/company/firm', false],
  ['ada@firm.example', null, null, false],
  ['ada', '', '', false],
] as const)('%s of %s, %s: %s', (email, domain, url, isOne) => {
  expect(worksFor(email, { domain, url })).toBe(isOne);
});
