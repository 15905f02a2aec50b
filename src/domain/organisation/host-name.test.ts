import { expect, test } from 'vitest';
import { hostName, webAddress } from './host-name.ts';

test.each([
  ['firm.example', 'firm.example'],
  ['Firm.Example', 'firm.example'],
  ['mail.firm.co.uk', 'mail.firm.co.uk'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['εταιρεία.ελ', 'xn--kxadbnbx0dva.xn--qxam'],
  ['https://firm.example', null],
  ['firm.example/about', null],
  ['firm.example:25', null],
  ['ada@firm.example', null],
  ['@firm.example', null],
  ['firm', null],
  ['localhost', null],
  ['127.0.0.1', null],
  ['0x7f.1', null],
  ['2130706433', null],
  ['[::1]', null],
  ['::1', null],
  ['firm..example', null],
  ['.example', null],
  ['firm.example.', null],
  ['-firm.example', null],
  ['firm_x.example', null],
  ['firm.example evil.example', null],
  ['firm%2eexample', null],
  ['*.example', null],
  [`${'a'.repeat(64)}.example`, null],
  ['', null],
])('%s as a host: %s', (text, host) => {
  expect(hostName(text)).toBe(host);
});

test.each([
  ['https://www.firm.example', 'https://www.firm.example'],
  ['http://firm.example/', 'http://firm.example'],
  ['firm.example', 'https://firm.example'],
  ['Firm.Example/About?a=b', 'https://firm.example/About?a=b'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['mailto:ada@firm.example', null],
  ['ftp://firm.example', null],
  ['https://ada:secret@firm.example', null],
  ['https://127.0.0.1', null],
  ['https://localhost:3000', null],
  ['two words.example', null],
  ['', null],
])('%s on the web: %s', (text, address) => {
  expect(webAddress(text)).toBe(address);
});
