import { describe, expect, test } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { accessFixture, type ActorName } from './access-fixture.ts';
import { behindTheApp } from './behind-the-app.ts';

const database = await testDatabase();
const { actors } = await accessFixture(database);
const { seen, touched } = behindTheApp(database);

describe('drafts of messages', () => {
  test.each<[ActorName, number]>([
    ['guest', 0],
    ['service', 0],
    ['investor', 0],
    ['advisor', 1],
    ['other advisor', 0],
    ['admin', 1],
  ])('%s sees %i, those of their own', async (name, count) => {
    expect(await seen(actors[name], 'select id from message_drafts')).toHaveLength(count);
    expect(await touched(actors[name], "update message_drafts set text = 'Theirs'")).toBe(count);
    expect(await touched(actors[name], 'delete from message_drafts')).toBe(count);
  });
});
