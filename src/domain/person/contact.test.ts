import { expect, test } from 'vitest';
import { linkedinPage, securePage } from './contact.ts';

test.each([
  ['https://firm.example/ada', 'https://firm.example/ada'],
  ['firm.example/ada', 'https://firm.example/ada'],
  ['HTTPS://Firm.Example/Ada', 'https://firm.example/Ada'],
  ['http://firm.example/ada', null],
  ['javascript:alert(1)//https://firm.example', null],
  ['data:text/html,x', null],
  ['https://ada:secret@firm.example', null],
  ['https://127.0.0.1/ada', null],
  ['//firm.example', 'https://firm.example'],
  ['', null],
])('%s as a page on the web: %s', (text, page) => {
  expect(securePage(text)).toBe(page);
});

test.each([
  ['https://www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
  ['linkedin.com/in/ada', 'https://linkedin.com/in/ada'],
  ['https://gr.linkedin.com/in/ada?x=1', 'https://gr.linkedin.com/in/ada?x=1'],
  ['http://www.linkedin.com/in/ada', null],
  ['https://evillinkedin.com/in/ada', null],
  ['https://linkedin.com.evil.example/in/ada', null],
  ['https://evil.example/linkedin.com', null],
  ['https://linkedin.com@evil.example/in/ada', null],
  ['javascript:linkedin.com', null],
])('%s at LinkedIn: %s', (text, page) => {
  expect(linkedinPage(text)).toBe(page);
});
