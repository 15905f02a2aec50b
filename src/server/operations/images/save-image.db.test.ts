import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/test-database.ts';
import { system } from '#domain/actor.ts';
import { saveImage } from './save-image.ts';

const database = await testDatabase();
const { owner } = database;

test('of twenty photos at once each takes the place of the one before it, one stays, and the trail tells them in their order', async () => {
  const { rows } = await owner.query<{ id: string }>(
    "insert into users (email, name, role) values ('ivy@home.example', 'Ivy', 'investor') returning replace(id::text, '-', '') as id",
  );
  const userId = rows[0]?.id ?? '';
  const keep = (content: Buffer) =>
    database.as(system('profile'), { networkAddress: '10.0.0.1', requestId: 'r-1' }).write((tx) =>
      saveImage(tx, {
        owner: { userId },
        image: { mediaType: 'image/webp', width: 1, height: 1, content },
        name: 'photo',
        action: 'profile-changed',
        by: { kind: 'investor', userId },
        target: { kind: 'person', id: userId },
      }),
    );
  await Promise.all(Array.from({ length: 20 }, () => keep(randomBytes(8))));

  const told = await owner.query<{ before: string | null; after: string }>(
    "select before ->> 'photo' as before, after ->> 'photo' as after from audit_events where target_id = $1 order by seq",
    [userId],
  );
  const stays = await owner.query<{ photo: string }>(
    "select left(encode(content_hash, 'hex'), 32) as photo from images where user_id = $1",
    [userId],
  );
  expect(told.rows).toHaveLength(20);
  expect(told.rows.map(({ before }) => before)).toEqual([null, ...told.rows.slice(0, -1).map(({ after }) => after)]);
  expect(stays.rows.map(({ photo }) => photo)).toEqual([told.rows.at(-1)?.after]);
});
