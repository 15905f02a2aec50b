import { describe, expect, test } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { type ActorName, accessFixture, type Place } from './access-fixture.ts';
import { behindTheApp } from './behind-the-app.ts';

const database = await testDatabase();
const { owner } = database;
const { accounts, actors, people } = await accessFixture(database);
const { touched } = behindTheApp(database);
const refused = { code: '42501' };

const documentOf = async (place: Place) => {
  const { rows } = await owner.query<{ id: string }>('select id from documents where account_id = $1 limit 1', [accounts[place]]);
  return rows[0]?.id ?? '';
};
const documents = { north: await documentOf('north'), south: await documentOf('south') };

const ask = (place: Place, by: string) =>
  `insert into document_requests (account_id, title, note, due_on, created_by) values ('${accounts[place]}', 'x', '', '2026-12-31', '${by}')`;
const send = (place: 'north' | 'south', by: string, more = '') =>
  `update document_request_lines set state = 'sent', document_id = '${documents[place]}', sent_by = '${by}'${more} where account_id = '${accounts[place]}'`;
const accept = (place: 'north' | 'south', by: string) =>
  `update document_request_lines set state = 'accepted', document_id = '${documents[place]}', decided_by = '${by}' where account_id = '${accounts[place]}'`;

describe('a request', () => {
  test.each<[ActorName, Place, string]>([
    ['advisor', 'north', people.ada],
    ['admin', 'south', people.root],
  ])('is made by %s of %s', async (name, place, by) => {
    expect(await touched(actors[name], ask(place, by))).toBe(1);
  });

  test.each<[ActorName, Place, string]>([
    ['investor', 'north', people.ivy],
    ['advisor', 'south', people.ada],
    ['advisor', 'elsewhere', people.ada],
    ['advisor', 'north', people.root],
    ['guest', 'north', people.ivy],
  ])('is not made by %s of %s', async (name, place, by) => {
    await expect(touched(actors[name], ask(place, by))).rejects.toMatchObject(refused);
  });

  test.each<[ActorName, Place, number]>([
    ['advisor', 'north', 1],
    ['advisor', 'south', 0],
    ['investor', 'north', 0],
  ])('is withdrawn by %s of %s: %i', async (name, place, rows) => {
    expect(await touched(actors[name], `update document_requests set withdrawn_at = now() where account_id = '${accounts[place]}'`)).toBe(
      rows,
    );
  });

  test('is not changed otherwise, and never deleted', async () => {
    await expect(touched(actors.admin, "update document_requests set title = 'x'")).rejects.toMatchObject(refused);
    await expect(touched(actors.admin, 'delete from document_requests')).rejects.toMatchObject(refused);
    await expect(touched(actors.admin, 'delete from document_request_lines')).rejects.toMatchObject(refused);
  });
});

describe('a line', () => {
  test.each<[ActorName, 'north' | 'south', string, number]>([
    ['investor', 'north', people.ivy, 1],
    ['investor', 'south', people.ivy, 0],
    ['advisor', 'north', people.ada, 1],
    ['advisor', 'south', people.ada, 0],
  ])('is answered by %s of %s: %i', async (name, place, by, rows) => {
    expect(await touched(actors[name], send(place, by))).toBe(rows);
  });

  test('is decided by the firm alone', async () => {
    expect(await touched(actors.advisor, accept('north', people.ada))).toBe(1);
    expect(await touched(actors.advisor, accept('south', people.ada))).toBe(0);
    await expect(touched(actors.investor, accept('north', people.ivy))).rejects.toMatchObject(refused);
    await expect(touched(actors.investor, send('north', people.ivy, `, decided_by = '${people.ada}'`))).rejects.toMatchObject(refused);
    await expect(touched(actors.investor, send('north', people.ada))).rejects.toMatchObject(refused);
  });

  test('has no document of another account', async () => {
    const foreign = `update document_request_lines set state = 'sent', document_id = '${documents.south}' where account_id = '${accounts.north}'`;
    await expect(touched(actors.admin, foreign)).rejects.toMatchObject({ code: '23503' });
  });
});
