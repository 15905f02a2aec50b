import { expect, test } from 'vitest';
import { preserveFormOnOverload } from './keep-form.ts';

const answered = (status: number, data: string) => async () => {
  throw { status, statusText: '', internal: false, data };
};
const said = { error: { code: 'server-busy', message: 'Έχουμε πολλή κίνηση.', requestId: '1a2b3c4d' } };

test.each([401, 408, 413, 429, 503])('anyone who is turned away with %i reads why', async (status) => {
  const refusal = { code: 'server-busy', text: 'Έχουμε πολλή κίνηση.', requestId: '1a2b3c4d' };
  await expect(preserveFormOnOverload(answered(status, JSON.stringify(said)))).resolves.toEqual(refusal);
});

test('an answer stays an answer, and another failure a failure', async () => {
  await expect(preserveFormOnOverload(async () => 'inside')).resolves.toBe('inside');
  await expect(preserveFormOnOverload(answered(500, ''))).rejects.toMatchObject({ status: 500 });
  await expect(
    preserveFormOnOverload(async () => {
      throw new TypeError('offline');
    }),
  ).rejects.toThrow('offline');
});
