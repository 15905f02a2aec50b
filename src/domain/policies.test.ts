import { expect, test } from 'vitest';
import { accountOfIvy as account } from '#tests/support/account-of-ivy.ts';
import { accessGroupPolicy } from './access-group/access-group-policy.ts';
import { waitingAccountsPolicy } from './account/account.ts';
import { clientMailPolicy, invitationPolicy } from './account/invitation-policy.ts';
import { type Actor, guest, seesAsClient, system } from './actor.ts';
import { apiClientPolicy } from './api-client/api-client-policy.ts';
import { accessLogPolicy, auditPolicy } from './audit/audit-policy.ts';
import { analyticsPolicy } from './activity/analytics-policy.ts';
import { dataHealthPolicy } from './data-health/data-health-policy.ts';
import { maintenancePolicy } from './maintenance/maintenance.ts';
import { organisationPolicy } from './organisation/organisation.ts';
import { peopleAdminPolicy, personPolicy } from './person/person-policy.ts';
import { abilities, type Policy } from './policy.ts';
import { logoPolicy, adminPortalPolicy, portalCreationPolicy, portalPolicy } from './portal/portal-policy.ts';
import { portfolioPolicy } from './portfolio/portfolio.ts';
import { pricePolicy } from './price/price.ts';
import { projectionPolicy } from './projection/projection-policy.ts';
import { sessionPolicy } from './session/session-policy.ts';
import { adminSubmissionPolicy, submissionPolicy } from './submission/submission-policy.ts';

const actors: Readonly<Record<string, Actor>> = {
  guest,
  crm: { kind: 'service', clientId: 'crm', scopes: ['invite-clients', 'mail-clients'] },
  idle: { kind: 'service', clientId: 'idle', scopes: [] },
  ivy: { kind: 'investor', userId: 'ivy' },
  ada: { kind: 'advisor', userId: 'ada' },
  adaForIvy: { kind: 'advisor', userId: 'ada', onBehalfOf: 'ivy' },
  root: { kind: 'admin', userId: 'root' },
  rootForIvy: { kind: 'admin', userId: 'root', onBehalfOf: 'ivy' },
  job: system('import'),
};

interface Row {
  readonly thing: string;
  /** Action to the names of those who may. */
  readonly allowed: Readonly<Record<string, string>>;
  readonly found: () => Readonly<Record<string, string>>;
}

function row<Thing, Action extends string>(
  name: string,
  [policy, thing]: readonly [Policy<Thing, Action>, Thing],
  allowed: Readonly<Record<NoInfer<Action>, string>>,
): Row {
  const found = () =>
    Object.fromEntries(
      Object.keys(policy).map((action) => [
        action,
        Object.entries(actors)
          .flatMap(([who, actor]) => (abilities(policy, actor, thing)[action as Action] ? [who] : []))
          .join(' '),
      ]),
    );
  return { thing: name, allowed, found };
}

const portfolio = {
  id: 'f1',
  accountId: 'a1',
  externalId: 'F-1',
  name: 'ISA',
  type: 'ISA',
  currency: 'GBP',
  inception: null,
  objective: null,
  riskLevel: null,
  esgRating: null,
  region: null,
  benchmarkId: null,
  modelId: null,
};
const projected = { ...account, projectionId: 'T-1' };
const toInvite = { ...account, hasSignedIn: false };
const all = 'guest crm idle ivy ada adaForIvy root rootForIvy job';
const ofAccount = 'ivy ada adaForIvy root rootForIvy job';

test.each<Row>([
  row('access groups', [accessGroupPolicy, {}], { read: 'root', edit: 'root' }),
  row('what a client writes of himself', [submissionPolicy, { userId: 'ivy' }], { read: 'ivy', fillIn: 'ivy' }),
  row('what an adviser was asked as a client', [submissionPolicy, { userId: 'ada' }], { read: '', fillIn: '' }),
  row('what clients handed in', [adminSubmissionPolicy, {}], { read: 'root', ask: 'root' }),
  row('accounts that wait', [waitingAccountsPolicy, {}], { read: 'ada root job' }),
  row('an invitation', [invitationPolicy, toInvite], { read: `crm ${ofAccount}`, invite: 'crm ada root job' }),
  row('an invitation to a closed account', [invitationPolicy, { ...toInvite, isActive: false }], { read: 'crm ada root job', invite: '' }),
  row('an invitation to one that waits', [invitationPolicy, { ...toInvite, validatedAt: null }], { read: 'crm ada root job', invite: '' }),
  row('an invitation of one who was here', [invitationPolicy, { ...toInvite, hasSignedIn: true }], {
    read: `crm ${ofAccount}`,
    invite: '',
  }),
  row('an invitation to another’s account', [invitationPolicy, { ...toInvite, advisorIds: [], clientUserId: null }], {
    read: 'crm root job',
    invite: 'crm root job',
  }),
  row('a mail to a client', [clientMailPolicy, account], { read: `crm ${ofAccount}`, write: 'crm ada root job' }),
  row('a mail to the client of a closed account', [clientMailPolicy, { ...account, isActive: false }], {
    read: 'crm ada root job',
    write: '',
  }),
  row('projections', [projectionPolicy, projected], { read: ofAccount, edit: 'ivy ada' }),
  row('projections of an account that an administrator advises', [projectionPolicy, { ...projected, advisorIds: ['ada', 'root'] }], {
    read: ofAccount,
    edit: 'ivy ada',
  }),
  row('projections of a closed account', [projectionPolicy, { ...projected, isActive: false }], { read: '', edit: '' }),
  row('projections of one that waits', [projectionPolicy, { ...projected, validatedAt: null }], { read: '', edit: '' }),
  row('projections where the source gave no id', [projectionPolicy, account], { read: '', edit: '' }),
  row('projections of an account without a number', [projectionPolicy, { ...projected, externalId: null }], { read: '', edit: '' }),
  row('projections of another’s account', [projectionPolicy, { ...projected, advisorIds: [], clientUserId: null }], {
    read: 'root job',
    edit: '',
  }),
  row('systems with credentials', [apiClientPolicy, {}], { read: 'root', make: 'root', revoke: 'root' }),
  row('the trail', [auditPolicy, {}], { read: 'root' }),
  row('who looked at one’s data', [accessLogPolicy, {}], { read: 'ivy' }),
  row('data health', [dataHealthPolicy, {}], { read: 'ada root job' }),
  row('portal analytics', [analyticsPolicy, {}], { read: 'ada root job' }),
  row('maintenance', [maintenancePolicy, {}], { read: 'root', change: 'root' }),
  row('organisations', [organisationPolicy, {}], { read: 'root', edit: 'root', make: 'root' }),
  row('people in the office', [peopleAdminPolicy, { id: 'ivy' }], { read: 'root', make: 'root', describe: 'root', govern: 'root' }),
  row('oneself in the office', [peopleAdminPolicy, { id: 'root' }], { read: 'root', make: 'root', describe: 'root', govern: '' }),
  row('nobody in particular in the office', [peopleAdminPolicy, { id: null }], {
    read: 'root',
    make: 'root',
    describe: 'root',
    govern: '',
  }),
  row('a client as a person', [personPolicy, { id: 'ivy' }], {
    read: 'ivy root rootForIvy',
    edit: 'ivy root',
    vouch: 'root',
    goElsewhere: 'ivy',
  }),
  row('an administrator as a person', [personPolicy, { id: 'root' }], {
    read: 'root rootForIvy',
    edit: 'root',
    vouch: '',
    goElsewhere: 'root',
  }),
  row('a portal', [portalPolicy, { isOpen: false }], { read: 'root job' }),
  row('a portal’s logo', [logoPolicy, {}], { read: all }),
  row('a new portal', [portalCreationPolicy, {}], { read: 'ada root job', create: 'ada root' }),
  row('a portal as it is kept', [adminPortalPolicy, {}], { read: 'root' }),
  row('a portfolio', [portfolioPolicy, { account, portfolio }], { read: ofAccount, edit: 'ada root job' }),
  row('a portfolio of another account', [portfolioPolicy, { account, portfolio: { ...portfolio, accountId: 'a2' } }], {
    read: '',
    edit: '',
  }),
  row('prices', [pricePolicy, {}], { read: 'ada root job', confirm: 'root job' }),
  row('a session', [sessionPolicy, { userId: 'ivy' }], { read: 'ivy root rootForIvy', end: 'ivy root' }),
])('$thing', ({ allowed, found }) => {
  expect(found()).toEqual(allowed);
});

test('pages are shown as a client sees them to clients, and on behalf of one', () => {
  expect(Object.keys(actors).filter((who) => seesAsClient(actors[who] ?? guest))).toEqual(['ivy', 'adaForIvy', 'rootForIvy']);
});
