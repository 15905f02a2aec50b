import { describe, expect, test } from 'vitest';
import { testDatabase } from '../support/test-database.ts';
import { behindTheApp } from './behind-the-app.ts';
import { type ActorName, accessFixture } from './access-fixture.ts';

const database = await testDatabase();
const { accounts, people, actors } = await accessFixture(database);
const actorNames = Object.keys(actors) as ActorName[];
const refused = { code: '42501' };
const main = "(select id from portals where name = 'Main')";

const { seen, touched } = behindTheApp(database);

describe('the terms of portals', () => {
  const next = `insert into portal_terms (portal_id, version, texts) select ${main}, 2, '{"en": "Be better."}'`;

  test.each(actorNames)('%s reads all, and changes none', async (name) => {
    expect(await seen(actors[name], 'select version from portal_terms')).toEqual(['1', '1']);
    await expect(touched(actors[name], 'update portal_terms set texts = \'{"en": "Nothing."}\'')).rejects.toMatchObject(refused);
    await expect(touched(actors[name], 'delete from portal_terms')).rejects.toMatchObject(refused);
  });

  test.each(actorNames)('%s publishes them only as an administrator', async (name) => {
    if (name === 'admin' || name === 'system') return expect(await touched(actors[name], next)).toBe(1);
    await expect(touched(actors[name], next)).rejects.toMatchObject(refused);
  });

  const accept = `insert into terms_acceptances (account_id, terms_id, user_id) select '${accounts.south}', id, '${people.ivy}' from portal_terms`;

  test.each(actorNames)('%s writes no acceptance past the product', async (name) => {
    if (name === 'system') return expect(await touched(actors[name], accept)).toBe(2);
    await expect(touched(actors[name], accept)).rejects.toMatchObject(refused);
  });

  test.each(['admin', 'system'] as const)('%s does not say when', async (name) => {
    const early = next.replace('texts)', 'texts, published_at)').replace('Be better."}\'', 'Be better."}\', now()');
    await expect(touched(actors[name], early)).rejects.toMatchObject(refused);
    const late = accept.replace('user_id)', 'user_id, accepted_at)').replace(`'${people.ivy}'`, `'${people.ivy}', now()`);
    await expect(touched(actors[name], late)).rejects.toMatchObject(refused);
  });
});
