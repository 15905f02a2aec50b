import { describe, expect, test } from 'vitest';
import { type Actor, guest, system } from '#domain/actor.ts';
import { auditActions, type AuditEvent, creatingActions } from '#domain/audit/audit-event.ts';
import { createAccessGroup } from '#server/operations/access-groups/create-access-group.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { testDatabase } from '../support/test-database.ts';
import { twoClients } from './two-clients.ts';

const database = await testDatabase();
const { ids, people } = await twoClients({ database });
const root: Actor = { kind: 'admin', userId: people.admin.id };
const adviser: Actor = { kind: 'advisor', userId: people.advisor.id };
const investor: Actor = { kind: 'investor', userId: people.investor.id };

interface Row {
  readonly kind: string;
  readonly section: string;
  readonly who: string;
  readonly isInvestor: boolean;
  readonly portal: string | null;
  readonly account: string | null;
  readonly info: string | null;
}

const rowsSql = `
  select kind, section, replace(user_id::text, '-', '') as who, is_investor as "isInvestor", replace(portal_id::text, '-', '') as portal,
         replace(account_id::text, '-', '') as account, info
    from activities where kind in ('created', 'changed', 'deleted') order by id`;

/** Returns the activities that `work` records. */
async function keptBy(work: () => Promise<unknown>): Promise<Row[]> {
  await database.owner.query('delete from activities');
  await work();
  return (await database.owner.query<Row>(rowsSql)).rows;
}

/** Returns the activities that an actor sees. */
const seenBy = (actor: Actor) =>
  database.as(actor).read(async ({ connection }) => (await connection.query<Row>(rowsSql)).rows.map(({ info }) => info));

const tell = (actor: Actor, ...events: readonly AuditEvent[]) =>
  database.as(actor).recordOnly(async ({ audit }) => {
    for (const action of creatingActions) audit.keyed(action);
    for (const event of events) audit.add(event);
  });

const about = (id: string) => ({ kind: 'page', id }) as const;

const expected = {
  'created access-groups': ['access-group-made'],
  'created accounts': ['account-opened', 'account-made'],
  'created api-clients': ['api-client-made'],
  'created client-groups': ['client-group-made'],
  'created forms': ['form-asked'],
  'created content': ['content-made', 'media-uploaded'],
  'created delegates': ['delegate-invited'],
  'created imports': ['imported', 'import-begun', 'import-layout-saved', 'data-process-begun'],
  'created invitations': ['person-invited', 'client-invited', 'adviser-invited'],
  'created messages': ['client-written-to', 'thread-started', 'thread-answered', 'thread-noted', 'mailing-started'],
  'created models': ['model-made'],
  'created risk-profiles': ['risk-profile-made'],
  'created message-templates': ['message-template-made'],
  'created organisations': ['organisation-made'],
  'created document-requests': ['document-request-made'],
  'created documents': ['document-added', 'delivery-started'],
  'created people': ['signed-up', 'person-made'],
  'created portals': ['portal-created'],
  'created portfolios': ['portfolio-made'],
  'created projections': ['projection-made'],
  'created reconciliations': ['reconciliation-begun'],
  'created reports': ['report-published'],
  'created terms': ['terms-published'],
  'created transactions': ['holding-added', 'transaction-recorded', 'transaction-restored'],
  'changed access-groups': ['access-group-changed', 'access-group-restored', 'access-group-team-changed', 'access-group-clients-changed'],
  'changed client-groups': ['client-group-changed', 'client-group-restored', 'client-group-clients-changed'],
  'changed accounts': [
    'account-linked',
    'account-validated',
    'account-turned-down',
    'account-changed',
    'account-restored',
    'terms-accepted',
  ],
  'changed document-requests': ['document-line-accepted', 'document-line-returned'],
  'changed documents': [
    'document-replaced',
    'document-changed',
    'document-restored',
    'document-marked',
    'document-unmarked',
    'delivery-stopped',
  ],
  'changed content': ['content-changed', 'content-restored', 'content-published', 'content-unpublished', 'content-moved'],
  'changed messages': ['thread-taken-back', 'thread-assigned', 'mailing-stopped'],
  'changed forms': ['form-saved', 'form-submitted'],
  'changed delegates': ['delegate-resent', 'delegate-changed', 'delegate-accepted'],
  'changed imports': ['import-changed', 'import-layout-changed', 'data-process-confirmed'],
  'changed invitations': ['invitation-accepted'],
  'changed maintenance': ['maintenance-begun', 'maintenance-ended'],
  'changed models': ['model-changed', 'model-restored'],
  'changed securities': ['security-changed', 'security-restored', 'security-merged'],
  'changed risk-profiles': ['risk-profile-changed', 'risk-profile-restored'],
  'changed message-templates': ['message-template-changed', 'message-template-restored'],
  'changed organisations': ['organisation-changed', 'organisation-restored'],
  'changed people': [
    'password-set',
    'preference-changed',
    'profile-changed',
    'email-changed',
    'email-change-undone',
    'identity-linked',
    'identity-unlinked',
    'identity-allowed',
    'factor-added',
    'factor-removed',
    'recovery-codes-made',
    'person-disabled',
    'person-enabled',
    'two-factor-disabled',
    'two-factor-enabled',
    'role-changed',
    'person-changed',
    'address-confirmed',
    'address-doubted',
  ],
  'changed portals': ['portal-changed', 'portal-owner-added', 'portal-owner-removed', 'subscription-set'],
  'changed portfolios': ['portfolio-changed', 'portfolio-restored'],
  'changed prices': ['prices-confirmed', 'prices-doubted'],
  'changed projections': ['projection-changed', 'projection-restored'],
  'changed reconciliations': ['reconciliation-compared', 'reconciliation-break-accepted', 'reconciliation-break-reopened'],
  'changed transactions': ['holding-changed', 'import-warning-seen', 'import-warning-unseen', 'transaction-replaced'],
  'deleted access-groups': ['access-group-deleted'],
  'deleted accounts': ['account-deleted'],
  'deleted portfolios': ['portfolio-deleted'],
  'deleted models': ['model-deleted'],
  'deleted securities': ['security-deleted'],
  'deleted risk-profiles': ['risk-profile-deleted'],
  'deleted message-templates': ['message-template-deleted'],
  'deleted client-groups': ['client-group-deleted'],
  'deleted organisations': ['organisation-deleted'],
  'deleted api-clients': ['api-client-revoked'],
  'deleted content': ['content-deleted'],
  'deleted cache': ['cache-deleted'],
  'deleted document-requests': ['document-request-withdrawn'],
  'deleted documents': ['document-removed'],
  'deleted forms': ['form-withdrawn'],
  'deleted invitations': ['client-invitation-revoked', 'adviser-invitation-withdrawn'],
  'deleted delegates': ['delegate-removed'],
  'deleted imports': ['import-undone', 'import-deleted', 'import-layout-deleted', 'data-process-discarded'],
  'deleted projections': ['projection-deleted'],
  'deleted reconciliations': ['reconciliation-deleted'],
  'deleted transactions': ['holding-removed', 'transaction-voided'],
};

test('what a person creates, changes and deletes is kept with the trail that tells of it, and nothing else is', async () => {
  const rows = await keptBy(() => tell(root, ...auditActions.map((action) => ({ action, target: about(action) }))));
  const found = Object.groupBy(rows, ({ kind, section }) => `${kind} ${section}`);
  expect(Object.fromEntries(Object.entries(found).map(([name, kept]) => [name, kept?.map(({ info }) => info)]))).toEqual(expected);
  expect(new Set(rows.map(({ who, isInvestor }) => `${who} ${isInvestor}`))).toEqual(new Set([`${people.admin.id} false`]));
});

describe('an activity is', () => {
  const made: AuditEvent = { action: 'projection-made', target: { kind: 'projection', id: 'p1' } };

  test('of the portal that is told, else of the account’s', async () => {
    const rows = await keptBy(async () => {
      await tell(investor, { ...made, accountId: ids.account });
      await tell(root, { ...made, accountId: ids.account, portalId: ids.otherPortal }, made);
    });
    const one = { kind: 'created', section: 'projections', info: 'p1' };
    expect(rows).toEqual([
      { ...one, who: people.investor.id, isInvestor: true, portal: ids.portal, account: ids.account },
      { ...one, who: people.admin.id, isInvestor: false, portal: ids.otherPortal, account: ids.account },
      { ...one, who: people.admin.id, isInvestor: false, portal: null, account: null },
    ]);
  });

  test('of the person for whom the system works, not of the system, of guests or of other systems', async () => {
    const service: Actor = { kind: 'service', clientId: '0192aaaa0000700080000000000000ab', scopes: [] };
    const rows = await keptBy(async () => {
      await tell(system('test'), made, { ...made, by: guest }, { ...made, by: investor });
      await tell(guest, made);
      await tell(service, made);
    });
    expect(rows.map(({ who, isInvestor }) => [who, isInvestor])).toEqual([[people.investor.id, true]]);
  });

  test('nothing that was refused', async () => {
    expect(await keptBy(() => tell(root, { ...made, outcome: 'refused' }))).toEqual([]);
  });

  test('kept by an operation that knows nothing of it, and undone with it', async () => {
    const context = { actor: root, db: database.as(root, { networkAddress: '127.0.0.1', requestId: 'abcd1234' }) };
    const rows = await keptBy(async () => {
      const group = { name: 'Team North', description: null };
      await createAccessGroup(context, group, { key: newFormKey() });
      await expect(createAccessGroup(context, group, { key: newFormKey() })).rejects.toMatchObject({ code: 'access-group-name-taken' });
    });
    expect(rows.map(({ kind, section }) => `${kind} ${section}`)).toEqual(['created access-groups']);
  });

  test('seen by administrators, by whoever did it, and by the client whose account it is about', async () => {
    await keptBy(async () => {
      await tell(root, { ...made, target: about('office') }, { ...made, target: about('on North'), accountId: ids.account });
      await tell(adviser, { ...made, target: about('own') });
    });
    expect(await seenBy(root)).toEqual(['office', 'on North', 'own']);
    expect(await seenBy(adviser)).toEqual(['own']);
    expect(await seenBy(investor)).toEqual(['on North']);
    expect(await seenBy({ kind: 'investor', userId: people.otherInvestor.id })).toEqual([]);
    expect(await seenBy(guest)).toEqual([]);
  });

  test('told in one’s own name alone', async () => {
    await expect(tell(investor, { ...made, by: root })).rejects.toThrow(/row-level security|own name/);
    expect(await seenBy(root)).not.toContain('p1');
  });
});
