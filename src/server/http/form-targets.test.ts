import { expect, test } from 'vitest';
import type { OpenIdProvider } from '../auth/openid-provider.ts';
import { formTargetsOf } from './form-targets.ts';

const google = { origin: 'https://accounts.google.com' } as OpenIdProvider;

test.each([
  ['/login', ['https://accounts.google.com']],
  ['/login?redirectTo=%2Fportals', ['https://accounts.google.com']],
  ['/signup', ['https://accounts.google.com']],
  ['/login/google', ['https://accounts.google.com']],
  ['/loginx', []],
  ['/', []],
  ['/portals?x=/login', []],
])('a form on %s may lead to %j', (url, targets) => {
  expect(formTargetsOf(url, { identityProviders: { google } })).toEqual(targets);
});

test('where no one is offered, forms lead nowhere else', () => {
  expect(formTargetsOf('/login', { identityProviders: {} })).toEqual([]);
});
