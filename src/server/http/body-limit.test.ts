import { expect, test } from 'vitest';
import { uploadPieceBytes } from '#domain/file/upload.ts';
import { bodyLimitAt } from './body-limit.ts';

const portal = '0192aaaa0000700080000000000000ab';

test.each<[string, boolean]>([
  ['/profile/me', true],
  ['/profile/me.data', true],
  ['/profile/me.data?index', true],
  ['/portals/new', true],
  ['/portals/new.data', true],
  [`/dashboard/${portal}/settings`, true],
  [`/dashboard/${portal}/settings.data?_routes=x`, true],
  ['/profile/organisation', true],
  [`/admin/organisations.data?open=${portal}`, true],
  ['/admin/organisations', true],
  [`/admin/people?open=${portal}`, true],
  [`/admin/organisations/${portal}`, false],
  [`/admin/people/${portal}`, false],
  ['/admin/audit.data?who=x', false],
  [`/admin/portals/${portal}`, false],
  [`/admin/people/${portal}/more`, false],
  ['/', false],
  ['/login', false],
  ['/login?/profile/me', false],
  ['/profile/me/more', false],
  ['/profile/mere', false],
  ['//profile/me', false],
  ['/dashboard/settings', false],
  [`/dashboard/${portal}/waiting`, false],
  ['/api/v1/callables/sendEmail', false],
])('%s takes pictures: %s', (url, takes) => {
  expect(bodyLimitAt(url)).toBe(takes ? 8_100_000 : 1_000_000);
});

test('a piece of an upload is read as it comes, and no more of it than one piece', () => {
  expect(bodyLimitAt('/api/v1/upload-pieces?key=k&at=0')).toBe(uploadPieceBytes);
});
