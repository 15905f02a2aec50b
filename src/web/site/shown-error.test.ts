import { expect, test } from 'vitest';
import { defaultVariant } from '#variants/default/default.ts';
import { localiseBrand } from '../ui/brand/shown-brand.ts';
import { shownError } from './shown-error.ts';

test('a failure of the catalogue is shown with its words and the number of the request', () => {
  const data = {
    code: 'no-active-account',
    text: 'This user does not have an active account on the portal 7',
    requestId: '7c41f0',
    viewing: 'Ivy North',
  };
  const looks = {
    brand: localiseBrand(defaultVariant.brand, 'en'),
    theme: 'dark' as const,
    styles: ['/assets/firm.css'],
    isSignedIn: true,
  };
  expect(shownError({ status: 404, data: { ...data, ...looks } })).toEqual({
    status: 404,
    code: 'no-active-account',
    message: 'This user does not have an active account on the portal 7',
    requestId: '7c41f0',
    viewing: 'Ivy North',
    looks,
  });
});

test.each([
  ['a bare status', { status: 404, data: null }, 404],
  ['a text that is not ours', { status: 405, data: 'Error: secret' }, 405],
  ['something else', { status: 400, data: { text: 12 } }, 400],
  ['an error that nobody foresaw', null, 500],
])('%s has no words', (_case, answer, status) => {
  expect(shownError(answer)).toEqual({ status, code: null, message: null, requestId: null, viewing: null, looks: null });
});

test('what the server says before it renders anything is shown in its words, and in no one else’s', () => {
  const error = { code: 'database-unavailable', message: 'Τα δεδομένα μας δεν είναι διαθέσιμα.', requestId: '7c41f0' };
  const data = JSON.stringify({ error });
  expect(shownError({ status: 503, data })).toEqual({
    status: 503,
    code: 'database-unavailable',
    message: 'Τα δεδομένα μας δεν είναι διαθέσιμα.',
    requestId: '7c41f0',
    viewing: null,
    looks: null,
  });
  expect(shownError({ status: 421, data }).message).toBeNull();
  expect(shownError({ status: 503, data: '<html>Bad gateway</html>' }).message).toBeNull();
  expect(shownError({ status: 503, data: '"Bad gateway"' }).message).toBeNull();
  expect(shownError({ status: 503, data: 'null' }).message).toBeNull();
});
