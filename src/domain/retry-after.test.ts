import { expect, test } from 'vitest';
import { AppError, errorCatalogue, type ErrorCode } from './errors.ts';
import { retryAfter } from './retry-after.ts';

test.each([
  [new AppError('too-many-attempts', { minutes: 15 }), 900],
  [new AppError('server-busy'), 5],
  [new AppError('wrong-credentials'), null],
  [new AppError('forbidden'), null],
])('%s', (error, seconds) => {
  expect(retryAfter(error)).toBe(seconds);
});

test('whatever is told too many says for how many minutes', () => {
  const codes = Object.keys(errorCatalogue) as ErrorCode[];
  const tooMany = codes.filter((code) => errorCatalogue[code].kind === 'too-many');
  expect(tooMany.length).toBeGreaterThan(0);
  for (const code of tooMany) expect(errorCatalogue[code].text).toContain('{minutes}');
});
