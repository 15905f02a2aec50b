import { expect, test } from 'vitest';
import { insidePath } from './inside-path.ts';

test.each([
  ['a page of ours', '/dashboard/1/account/2?date=2026-01-31', '/dashboard/1/account/2?date=2026-01-31'],
  ['nothing', null, '/portals'],
  ['another site', 'https://evil.example/', '/portals'],
  ['another site without a scheme', '//evil.example/', '/portals'],
  ['another site with a backslash', '/\\evil.example', '/portals'],
  ['a backslash further on', '/x\\..\\evil', '/portals'],
  ['another site behind a dot', '/.//evil.example', '/portals'],
  ['another site behind a written dot', '/%2e/%2E%2e//evil.example', '/portals'],
  ['another site further on', '/x//evil.example', '/portals'],
  ['two slashes in the query', '/dashboard/1?find=a//b', '/dashboard/1?find=a//b'],
  ['a letter that no header carries', '/dashboard/π', '/portals'],
  ['the character 0', '/dashboard/\0', '/portals'],
  ['a line break', '/x\r\nset-cookie: a', '/portals'],
  ['a script', 'javascript:alert(1)', '/portals'],
  ['the home page', '/', '/portals'],
  ['signing up', '/signup', '/portals'],
  ['signing out', '/logout', '/portals'],
  ['signing out, written otherwise', '/LogOut', '/portals'],
  ['signing out, in letters of an address', '/%6cogout', '/portals'],
  ['signing up, in letters of an address', '/s%69gnup/x', '/portals'],
  ['such letters further on', '/dashboard/%41?find=%6cogout', '/dashboard/%41?find=%6cogout'],
  ['signing out by any page', '/portals?date=1&logout', '/portals'],
  ['signing out, in other letters', '/portals?%6cogout=1#a', '/portals'],
  ['a page that finds such a word', '/dashboard/1?find=logout', '/dashboard/1?find=logout'],
  ['a link', '/reset/token', '/portals'],
  ['another link', '/verify/token?a', '/portals'],
  ['another site without anything before it', 'evil.example/x', '/portals'],
  ['a page below such a word', '/dashboard/login', '/dashboard/login'],
  ['a word behind the query', '/dashboard/1?a=b#?logout', '/dashboard/1?a=b#?logout'],
  ['the login page itself', '/login?redirectTo=/login', '/portals'],
])('%s', (_case, redirectTo, expected) => {
  expect(insidePath(redirectTo, '/portals')).toBe(expected);
});
