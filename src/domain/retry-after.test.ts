import { expect, test } from 'vitest';
import { errorCatalogue } from './error-catalogue.ts';
import { AppError, type ErrorCode } from './errors.ts';
import { retryAfter } from './retry-after.ts';

test.each([
  [new AppError('too-many-attempts', { minutes: 15 }), 900],
  [new AppError('pin-too-soon', { seconds: 17 }), 17],
  [new AppError('messages-paused', { minutes: 12 }), 720],
  [new AppError('server-busy'), 5],
  [new AppError('wrong-credentials'), null],
  [new AppError('forbidden'), null],
])('%s', (error, seconds) => {
  expect(retryAfter(error)).toBe(seconds);
});

test('whatever is told too many says for how long', () => {
  const codes = Object.keys(errorCatalogue) as ErrorCode[];
  const tooMany = codes.filter((code) => errorCatalogue[code].kind === 'too-many');
  expect(tooMany.length).toBeGreaterThan(0);
  for (const code of tooMany) expect(errorCatalogue[code].text).toMatch(/\{(?:minutes|seconds)\}/);
});
