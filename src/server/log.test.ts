import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { openLog } from './log.ts';

function logged(details: object): Record<string, Record<string, unknown>> {
  const lines: string[] = [];
  openLog('debug', { write: (line) => void lines.push(line) }).error(details, 'it failed');
  return JSON.parse(lines.join('')) as Record<string, Record<string, unknown>>;
}

/** As PostgreSQL tells of a row that it does not take. */
const refusal = Object.assign(new Error('null value in column "body" violates not-null constraint'), {
  code: '23502',
  detail: 'Failing row contains (1, sms, +44 20 7946 0047, PIN 314159).',
  where: 'unnamed portal parameter $1 = 314159',
});

const failed = new DrizzleQueryError('insert into "outgoing_messages" values ($1, $2)', ['sms', 'PIN 314159\n314159'], refusal);

test('what was asked stands in the log, not what it was asked with', () => {
  const line = logged({ err: failed });
  expect(line.err).toMatchObject({ message: 'Failed query: insert into "outgoing_messages" values ($1, $2)', cause: { code: '23502' } });
  expect(JSON.stringify(line)).not.toContain('314159');
});

test('an error says where it happened', () => {
  const { err } = logged({ err: new TypeError('no') });
  expect(err).toMatchObject({ type: 'TypeError', message: 'no' });
  expect(err?.stack).toMatch(/^at .*log\.test\.ts/);
});

test('an address stands in the log without what is looked for', () => {
  const req = {
    method: 'GET',
    url: '/dashboard/1?find=Papadopoulos&token=abc',
    host: 'localhost',
    ip: '127.0.0.1',
    headers: { cookie: 'x' },
  };
  expect(logged({ req }).req).toEqual({ method: 'GET', path: '/dashboard/1', host: 'localhost', ip: '127.0.0.1' });
});

test.each([[new Response('x')], ['text'], [null]])('what is no error is told by its kind: %s', (thrown) => {
  expect(logged({ err: thrown }).err).toEqual({ type: thrown instanceof Response ? 'Response' : typeof thrown });
});

test.each(['/reset/', '/verify/', '/Reset/'])('the secret of a link %s is not told', (path) => {
  const request = { method: 'POST', url: `${path}s3cret.data?a=s3cret`, host: 'localhost', ip: '127.0.0.1', headers: {} };
  const line = logged({ req: request });
  expect(line.req).toMatchObject({ path: `${path}…` });
  expect(JSON.stringify(line)).not.toContain('s3cret');
});
