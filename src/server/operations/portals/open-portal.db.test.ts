import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { textsByLocale } from '#wording/catalogues.ts';
import { base } from '#variants/base.ts';
import { signInFixture } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { readSession } from '../sessions/read-session.ts';
import { openPortal } from './open-portal.ts';

const database = await testDatabase();
const fixture = signInFixture(database);

/** Lists the questions to the database while `work` goes on, without the frames of transactions. */
async function asked(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  await work();
  const texts = query.mock.calls.map(([given]) => (typeof given === 'string' ? given : (given as { readonly text: string }).text));
  query.mockRestore();
  return texts.filter((text) => !/^(?:begin|commit|rollback|set)\b/i.test(text.trim()));
}

test('who is asking and whether the portal is open to them are two questions', async () => {
  const ada = await fixture.person('ada');
  const { sessionToken } = await fixture.signIn(ada);
  const { rows } = await database.owner.query<{ id: string }>(
    `with portal as (insert into portals (name) values ('Main') returning id),
          account as (insert into accounts (portal_id, external_id, name, email, currency) select id, '1', 'Ada', 'ada@home.example', 'GBP' from portal returning id),
          member as (insert into account_members (account_id, user_id, relation) select id, $1, 'client' from account)
     select replace(id::text, '-', '') as id from portal`,
    [ada.id],
  );
  const portalId = rows[0]?.id ?? '';
  const questions = await asked(async () => {
    const actor = (await readSession(database, sessionToken))?.actor;
    if (!actor) throw new Error('The session was not found.');
    const context = { db: database.as(actor), actor, variant: base, texts: textsByLocale.en, locale: 'en' } as unknown as Parameters<
      typeof openPortal
    >[0];
    expect((await openPortal(context, portalId)).id).toBe(portalId);
  });
  expect(questions).toEqual([expect.stringContaining('"sessions"') as string, expect.stringContaining('from portals') as string]);
});
