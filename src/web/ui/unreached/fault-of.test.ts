import { expect, test } from 'vitest';
import { faultOf, type Results } from './fault-of.ts';

const answered = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data });
const failed = (result: unknown): Results => ({ root: { type: 'data', result: {} }, page: { type: 'error', result } });

test.each([
  ['no connection', new TypeError('Failed to fetch'), { fault: 'silent', requestId: null }],
  ['a failure that no one foresaw', new Error('Unexpected Server Error'), { fault: 'failed', requestId: null }],
  ['a gateway without a server', answered(502, '<html>Bad gateway</html>'), { fault: 'failed', requestId: null }],
  [
    'a database that is away',
    answered(503, { code: 'database-unavailable', requestId: '7c41f0' }),
    { fault: 'failed', requestId: '7c41f0' },
  ],
  ['a portal that is closed', answered(503, { code: 'in-maintenance' }), null],
  ['a page that is not there', answered(404, { code: 'page-not-found' }), null],
  ['too many requests', answered(429), null],
])('%s', (_case, result, fault) => {
  expect(faultOf(failed(result))).toEqual(fault);
});

test('an answer is no fault', () => {
  expect(faultOf({ page: { type: 'data', result: null } })).toBeNull();
});
