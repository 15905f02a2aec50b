import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { joinQueries } from './join-queries.ts';

type Asked = { readonly text: string; readonly values?: readonly unknown[]; readonly rowMode?: 'array' };

/** A client that answers each question with its number, and says what it was asked. */
function numbered(fails = false) {
  const asked: unknown[] = [];
  const query = async (question: unknown) => {
    asked.push(question);
    if (fails) throw new Error('It is gone.');
    return { rows: [{ nth: asked.length }], rowCount: 1 };
  };
  return {
    asked,
    client: joinQueries({ query } as unknown as PoolClient) as unknown as {
      query: (...args: readonly unknown[]) => Promise<{ rows: unknown[] }>;
    },
  };
}

test.each<[string, Asked, Asked, number]>([
  ['the same question', { text: 'select 1' }, { text: 'select 1' }, 1],
  [
    'the same with the same values',
    { text: ' with a as (select $1)', values: ['x'] },
    { text: ' with a as (select $1)', values: ['x'] },
    1,
  ],
  ['large numbers', { text: 'select $1', values: [1n] }, { text: 'select $1', values: [1n] }, 1],
  ['other values', { text: 'select $1', values: ['x'] }, { text: 'select $1', values: ['y'] }, 2],
  ['values of another type', { text: 'select $1', values: ['1'] }, { text: 'select $1', values: [1] }, 2],
  ['rows of another shape', { text: 'select 1' }, { text: 'select 1', rowMode: 'array' }, 2],
  ['a setting', { text: 'set local lock_timeout = 1' }, { text: 'set local lock_timeout = 1' }, 2],
])('%s', async (_, first, second, times) => {
  const { asked, client } = numbered();
  const results = await Promise.all([client.query(first), client.query(second)]);
  expect(asked).toHaveLength(times);
  expect(results.map(({ rows }) => rows)).toEqual([[{ nth: 1 }], [{ nth: times }]]);
});

test('values beside the text count as those within it', async () => {
  const { asked, client } = numbered();
  await client.query('select $1', ['x']);
  await client.query({ text: 'select $1', values: ['x'] });
  expect(asked).toHaveLength(1);
});

test('whoever asks may change the list of rows', async () => {
  const { client } = numbered();
  const [one, other] = await Promise.all([client.query('select 1'), client.query('select 1')]);
  one.rows.pop();
  expect(other.rows).toHaveLength(1);
});

test('a failure is told to all who asked', async () => {
  const { client } = numbered(true);
  for (const asked of [client.query('select 1'), client.query('select 1')]) await expect(asked).rejects.toThrow('It is gone.');
});
