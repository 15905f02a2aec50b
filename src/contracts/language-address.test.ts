import { expect, test } from 'vitest';
import { localiseAddress, stripLanguage } from './language-address.ts';

test.each([
  ['/', 'el', '/?lang=el'],
  ['/team#ada', 'en', '/team?lang=en#ada'],
  ['/posts?tag=Advice&page=2', 'el', '/posts?tag=Advice&page=2&lang=el'],
  ['/posts?lang=en', 'el', '/posts?lang=el'],
  ['/posts', null, '/posts'],
  ['https://elsewhere.example/', 'el', 'https://elsewhere.example/'],
  ['#content', 'el', '#content'],
])('%s in %s is %s', (href, language, wanted) => {
  expect(localiseAddress(href, language)).toBe(wanted);
});

test.each([
  ['/?lang=el', '/'],
  ['/posts?lang=el&page=2', '/posts?page=2'],
  ['/posts?page=2', '/posts?page=2'],
])('%s without its language is %s', (href, wanted) => {
  expect(stripLanguage(href)).toBe(wanted);
});
