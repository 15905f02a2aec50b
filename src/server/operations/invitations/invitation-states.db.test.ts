import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { variants } from '#variants/registry.ts';
import { password, signInFixture } from '#tests/support/sign-in-fixture.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import type { RequestContext } from '../../request-context.ts';
import { newFormKey } from '../idempotency/form-key.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { inviteClient } from './invite-client.ts';
import { inviteClients } from './invite-clients.ts';
import { readUninvited } from './read-uninvited.ts';
import { revokeInvitation } from './revoke-invitation.ts';

const database = await testDatabase();
const { owner } = database;
const fixture = signInFixture(database);
const { services } = fixture;
const ada = await fixture.person('ada', 'advisor');
const ben = await fixture.person('ben', 'advisor');

const idOf = async (sql: string, values: unknown[]) =>
  (await owner.query<{ id: string }>(sql, values)).rows[0]?.id.replaceAll('-', '') ?? '';
const portal = await idOf("insert into portals (name) values ('Main') returning id", []);

const on = (actor: Actor) =>
  ({
    actor,
    db: database.as(actor),
    portal: { id: portal },
    variant: variants.default,
    auth: { database, services },
  }) as unknown as RequestContext;
const byAda = on({ kind: 'advisor', userId: ada.id });
const byBen = on({ kind: 'advisor', userId: ben.id });

async function account(email = `client-${randomBytes(4).toString('hex')}@home.example`) {
  const id = await idOf("insert into accounts (portal_id, name, email, currency) values ($1, 'Ivy', $2, 'GBP') returning id", [
    portal,
    email,
  ]);
  await owner.query("insert into account_members values ($1, $2, 'advisor')", [id, ada.id]);
  return { id, email };
}

async function invited() {
  const made = await account();
  await inviteClient(byAda, { accountId: made.id, key: null });
  return made;
}

const stateOf = async (id: string) => (await byAda.db.read(({ invitations }) => invitations.stateOf(id))).state;
const delivered = (email: string, state: string) =>
  owner.query("update outgoing_messages set state = $2 where recipient = $1 and kind = 'invitation'", [email, state]);
const tokenTo = async (email: string) => {
  const { rows } = await owner.query<{ text: string }>(
    "select text from outgoing_messages where recipient = $1 and kind = 'invitation' order by id desc limit 1",
    [email],
  );
  return /\/invite\/([\w-]{43})\b/.exec(rows[0]?.text ?? '')?.[1] ?? '';
};
const follow = async (email: string) => readInvitation(services, await tokenTo(email));
const accept = async (email: string) =>
  acceptInvitation(services, { token: await tokenTo(email), password, hasAcceptedTerms: true, key: newFormKey() });
const longAgo = (id: string) =>
  owner.query(
    "update account_invitations set last_sent_at = now() - interval '8 days', expires_at = now() - interval '1 day' where account_id = $1",
    [id],
  );

test.each<[string, (made: { id: string; email: string }) => Promise<unknown>]>([
  ['sent', async () => undefined],
  ['queued', ({ email }) => delivered(email, 'queued')],
  ['bounced', ({ email }) => delivered(email, 'dead')],
  ['opened', ({ email }) => follow(email)],
  ['accepted', ({ email }) => accept(email)],
  ['expired', ({ id }) => longAgo(id)],
  ['revoked', ({ id }) => revokeInvitation(byAda, id)],
])('an invitation is %s', async (state, happens) => {
  const made = await invited();
  await happens(made);
  expect(await stateOf(made.id)).toBe(state);
  const { clients } = await readUninvited(byAda, { sent: state as 'sent', find: made.email });
  expect(clients.map(({ id }) => id)).toEqual([made.id]);
});

test('one who was never invited has no state, and is among those alone', async () => {
  const { id, email } = await account();
  expect(await stateOf(id)).toBeNull();
  for (const sent of ['never', 'before', 'sent', 'revoked'] as const)
    expect((await readUninvited(byAda, { sent, find: email })).found).toBe(sent === 'never' ? 1 : 0);
});

test('sent again it begins anew, and a link that was revoked is dead', async () => {
  const { id, email } = await invited();
  await follow(email);
  await revokeInvitation(byAda, id);
  expect(await follow(email)).toBeNull();
  await expect(accept(email)).rejects.toMatchObject({ code: 'link-expired' });
  await owner.query("update account_invitations set last_sent_at = last_sent_at - interval '6 minutes' where account_id = $1", [id]);
  await inviteClient(byAda, { accountId: id, key: null });
  expect(await stateOf(id)).toBe('sent');
  expect(await follow(email)).not.toBeNull();
});

test('what has ended is not revoked, nor by anyone who does not see the account', async () => {
  const { id } = await invited();
  await expect(revokeInvitation(byBen, id)).rejects.toMatchObject({ code: 'account-not-found' });
  await revokeInvitation(byAda, id);
  await expect(revokeInvitation(byAda, id)).rejects.toMatchObject({ code: 'no-open-invitation' });
  const told = await owner.query("select actor_id from audit_events where account_id = $1 and action = 'client-invitation-revoked'", [id]);
  expect(told.rows).toEqual([{ actor_id: ada.id }]);
});

test('an invitation that is revoked while it is accepted ends one way', async () => {
  const { id, email } = await invited();
  const results = await Promise.allSettled([accept(email), revokeInvitation(byAda, id)]);
  const state = await stateOf(id);
  expect(['accepted', 'revoked']).toContain(state);
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  if (state === 'revoked') expect(await follow(email)).toBeNull();
});

test('many are revoked with a result for each', async () => {
  const [open, never, foreign] = [await invited(), await account(), await account()];
  await owner.query('delete from account_members where account_id = $1', [foreign.id]);
  const { step, clients } = await inviteClients(byAda, { intent: 'revoke', [open.id]: 'on', [never.id]: 'on', [foreign.id]: 'on' });
  expect(step).toBe('revoked');
  expect(Object.fromEntries(clients.map(({ id, refused }) => [id, refused]))).toEqual({
    [open.id]: null,
    [never.id]: 'not-invited',
    [foreign.id]: 'not-found',
  });
});

test('of whoever gets no message it is told as of anyone else', async () => {
  const { id, email } = await account();
  await owner.query("insert into users (email, name, role) values ($1, 'Colleague', 'advisor')", [email]);
  await inviteClient(byAda, { accountId: id, key: null });
  await owner.query("update account_invitations set last_sent_at = last_sent_at - interval '1 minute' where account_id = $1", [id]);
  expect(await stateOf(id)).toBe('sent');
});
