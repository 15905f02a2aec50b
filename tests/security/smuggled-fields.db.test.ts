import { describe, expect, test } from 'vitest';
import { inFull } from '../support/in-full.ts';
import { httpRequest } from '../support/http-request.ts';
import { sharedProduct } from '../support/running-product.ts';
import { accessTable } from './access-table.ts';
import { addressed, credentialsIn } from './access-actors.ts';
import { twoClients } from './two-clients.ts';

/** Extra fields in a form never change a person's role or the owner of a client. */
const product = await sharedProduct();
const { owner } = product.database;
const { ids, people } = await twoClients(product);
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;

const smuggled: Readonly<Record<string, string>> = {
  isAdmin: 'true',
  is_admin: 'true',
  role: 'admin',
  kind: 'admin',
  isProfessional: 'true',
  is2FADisabled: 'true',
  isTwoFactorDisabled: 'true',
  is_two_factor_disabled: 'true',
  isDisabled: 'false',
  disabled: 'false',
  owner: people.investor.id,
  isOwner: 'true',
  portal: ids.otherPortal,
  portalId: ids.otherPortal,
  accountId: ids.otherAccount,
  userId: people.admin.id,
  user_id: people.admin.id,
  id: people.admin.id,
  projectionId: 'T-South',
  projection_id: 'T-South',
  createdBy: people.admin.id,
  seed: '1',
  published: 'true',
  active: 'true',
  isActive: 'true',
  validatedAt: '2020-01-01',
  createdAt: '2020-01-01',
  organisationId: ids.portal,
  'multiFactor[enabled]': 'false',
  ['__proto__']: 'x',
  'constructor.prototype.isAdmin': 'true',
};

/** The query of all roles, memberships and owners, ordered by key. */
const privileges = `
  select jsonb_build_object(
    'people', (select jsonb_agg(to_jsonb(one) order by one.id) from (select id, role, is_disabled, is_two_factor_disabled, pin_target, organisation_id from users join user_security on user_id = id) one),
    'accounts', (select jsonb_agg(to_jsonb(one) order by one.id)
                   from (select id, portal_id, client_user_id, is_active, validated_at, external_id, projection_id, currency from accounts) one),
    'projections', (select jsonb_agg(to_jsonb(one) order by one.id) from (select id, account_id, created_by, seed, deleted_at from projections) one),
    'members', (select jsonb_agg(to_jsonb(one) order by one.account_id, one.user_id, one.relation) from account_members one),
    'portals', (select jsonb_agg(to_jsonb(one) order by one.portal_id, one.user_id) from portal_members one),
    'groups', (select jsonb_agg(to_jsonb(one) order by one.group_id, one.user_id) from access_group_team one),
    'clients', (select jsonb_agg(to_jsonb(one) order by one.group_id, one.account_id) from access_group_clients one))::text as told`;

const told = async () => (await owner.query<{ told: string }>(privileges)).rows[0]?.told ?? '';

const filled = (text: string, token: string) =>
  text.replaceAll(
    /:(\w+)|\{(\w+)\}/g,
    (_all, colon: string, braces: string) => ({ ...ids, token, accessActor: 'smuggler' })[colon ?? braces] ?? 'missing',
  );

const forms = accessTable.filter(({ method }) => method === 'POST');
/** An adviser may do most of those who would gain by it; in full the others try as well. */
const actors = inFull ? (['guest', 'investor', 'unvalidated', 'advisor'] as const) : (['advisor'] as const);
let sent = 0;

describe.each(forms)('$path $body', ({ path, body = {} }) => {
  test.each(actors)('%s smuggles nothing in', async (accessActor) => {
    const credentials = await credentialsOf(accessActor);
    const fields = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...smuggled, ...body })) fields.append(name, filled(value, credentials.token));
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded', ...credentials.headers };
    const before = await told();
    const answer = await httpRequest({
      port: product.port,
      method: 'POST',
      path: addressed(filled(path, credentials.token), credentials),
      headers,
      body: fields.toString(),
    });
    sent += 1;
    expect(answer.status).toBeLessThan(500);
    expect(await told()).toBe(before);
  });
});

test('every form of the table was tried', () => {
  expect(forms.length).toBeGreaterThan(10);
  expect(sent).toBe(forms.length * actors.length);
});
