import { expect, test } from 'vitest';
import { system } from '#domain/actor.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { countInAdvance, countSuccess, passwordBuckets } from './password-buckets.ts';
import type { Caller } from '../sign-in/sign-in-services.ts';

const database = await testDatabase();
const { owner } = database;
const write = database.as(system('test'));

const office: Caller = { networkAddress: '198.51.100.7', userAgent: null, deviceToken: 'device' };
const kindsOf = (isKnown: boolean, caller = office) => passwordBuckets(caller, 'ivy@home.example', isKnown).map(({ key }) => key.kind);

test('a device that is known counts for itself, whatever else for its address and its network', () => {
  expect(kindsOf(true)).toEqual(['password-device']);
  expect(kindsOf(false)).toEqual(['network', 'password']);
  expect(kindsOf(true, { ...office, deviceToken: null })).toEqual(['network', 'password']);
});

test('a success does not open a network that deserves its lock', async () => {
  const buckets = passwordBuckets(office, 'ivy@home.example', false);
  await write.writeUnaudited('sign-in-counts', (tx) => countInAdvance(tx, buckets));
  await owner.query("update auth_counters set today = 51, in_a_row = 51, locked_until = null where kind = 'network'");
  await write.writeUnaudited('sign-in-counts', (tx) => countInAdvance(tx, buckets));
  await write.writeUnaudited('sign-in-counts', (tx) => countSuccess(tx, buckets));
  const { rows } = await owner.query('select kind, in_a_row, today, locked_until > now() as is_locked from auth_counters order by kind');
  expect(rows).toEqual([
    { kind: 'network', in_a_row: 51, today: 51, is_locked: true },
    { kind: 'password', in_a_row: 0, today: 1, is_locked: null },
  ]);
});
