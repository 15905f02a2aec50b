import { expect, test } from 'vitest';
import { isFromElsewhere, isFromOwnPage } from './same-origin.ts';

const ownOrigin = 'https://portal.example';

test.each([
  // method, Origin, Sec-Fetch-Site, allowed
  ['GET', null, null, true],
  ['GET', 'https://evil.example', 'cross-site', true],
  ['HEAD', null, 'cross-site', true],
  ['OPTIONS', 'https://evil.example', null, true],
  ['POST', ownOrigin, 'same-origin', true],
  ['POST', ownOrigin, null, true],
  ['POST', null, 'same-origin', true],
  ['POST', null, null, false],
  ['POST', 'null', null, false],
  ['POST', 'null', 'same-origin', false],
  ['POST', '', null, false],
  ['POST', 'https://evil.example', null, false],
  ['POST', 'https://evil.example', 'same-origin', false],
  ['POST', ownOrigin, 'cross-site', false],
  ['POST', ownOrigin, 'same-site', false],
  ['POST', null, 'same-site', false],
  ['POST', null, 'none', false],
  ['POST', 'http://portal.example', 'same-origin', false],
  ['POST', 'https://portal.example:8443', null, false],
  ['POST', 'https://portal.example.evil.example', null, false],
  ['POST', 'https://sub.portal.example', null, false],
  ['PUT', 'https://evil.example', null, false],
  ['PATCH', ownOrigin, 'same-origin', true],
  ['DELETE', null, null, false],
  ['post', null, null, false],
])('%s from %s, %s: %s', (method, origin, secFetchSite, isAllowed) => {
  expect(isFromOwnPage({ method, origin, secFetchSite, ownOrigin })).toBe(isAllowed);
});

test.each([
  ['cross-site', true],
  ['same-site', false],
  ['same-origin', false],
  ['none', false],
  [null, false],
])('%s comes from elsewhere: %s', (secFetchSite, expected) => {
  expect(isFromElsewhere(secFetchSite)).toBe(expected);
});
