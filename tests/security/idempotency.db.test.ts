import { createHash } from 'node:crypto';
import { inFull } from '../support/in-full.ts';
import { describe, expect, test } from 'vitest';
import { type AuditAction, type CreatingAction, auditActions, creatingActions } from '#domain/audit/audit-event.ts';
import { newFormKey } from '#server/operations/idempotency/form-key.ts';
import { type HttpAnswer, httpRequest } from '../support/http-request.ts';
import { multipart } from '../support/multipart.ts';
import { sharedProduct } from '../support/running-product.ts';
import { actionsOfFiles } from './actions-of-files.ts';
import { credentialsIn, type AccessActor } from './access-actors.ts';
import { contentForms, contentMakesNothing } from './content-forms.ts';
import { documentsMakeNothing, type FileAction, fileActions } from './documents-make-nothing.ts';
import { threadForms, threadsMakeNothing } from './thread-forms.ts';
import { termsText, twoClients } from './two-clients.ts';

const product = await sharedProduct();
const { ids, people } = await twoClients(product);
const { owner } = product.database;
const credentialsOf = credentialsIn(product.database, people);
const host = `localhost:${product.port}`;
const own = { host, origin: `http://${host}` };

type Fields = Readonly<Record<string, string | File>>;

async function headersOf(accessActor: AccessActor): Promise<Readonly<Record<string, string>>> {
  return (await credentialsOf(accessActor)).headers;
}

async function post(headers: Readonly<Record<string, string>>, path: string, fields: Fields): Promise<HttpAnswer> {
  const hasFile = Object.values(fields).some((value) => value instanceof File);
  const { type, body } = hasFile ? await multipart(Object.entries(fields)) : urlencoded(fields as Record<string, string>);
  const all = { ...own, ...headers, 'content-type': type, 'content-length': String(body.length) };
  return httpRequest({ port: product.port, method: 'POST', path, headers: all, body });
}

function urlencoded(fields: Record<string, string>) {
  return { type: 'application/x-www-form-urlencoded', body: Buffer.from(new URLSearchParams(fields).toString()) };
}

/** Returns the comparable parts of a response. The request number, the nonce and the keys of the next forms differ each time. */
function comparable({ status, headers, body }: HttpAnswer): object {
  const [cookies, location] = [headers['set-cookie'] ?? [], headers.location];
  return { status, location, cookies: cookies.map((line) => line.split(';')[0]), secret: /Bearer [0-9a-f]{32}\.[\w-]{43}/.exec(body)?.[0] };
}

const told = async (action: CreatingAction) =>
  Number(
    (await owner.query<{ count: string }>("select count(*) from audit_events where action = $1 and outcome = 'done'", [action])).rows[0]
      ?.count,
  );

async function freshAccount(email: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    "insert into accounts (portal_id, name, email, currency) values ($1, 'Fresh', $2, 'GBP') returning replace(id::text, '-', '') as id",
    [ids.portal, email],
  );
  const id = rows[0]?.id ?? '';
  await owner.query("insert into account_members values ($1, $2, 'advisor')", [id, people.advisor.id]);
  return id;
}

async function linkTo(recipient: string): Promise<string> {
  const { rows } = await owner.query<{ text: string }>('select text from outgoing_messages where recipient = $1 order by id desc limit 1', [
    recipient,
  ]);
  return /https?:\/\/[^/\s]+(\/(?:verify|invite)\/[\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
}

const password = 'correct horse 1';
const signUp = { intent: 'signup', email: 'cleo@home.example', password, terms: 'accepted', portal: ids.portal };
const logo = new File(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 6 2"><rect width="6" height="2"/></svg>'], 'logo.svg');
const portalForm = { intent: 'create', name: 'Family', subtitle: '', theme: 'dark', language: 'en', phone: '1', email: '', logo };

interface Form {
  readonly as: AccessActor;
  readonly path: string;
  readonly fields: Fields;
}

/** A form of each kind that creates something, as its page sends it, and what is filled in otherwise another time. */
interface FormCase {
  readonly form: () => Promise<Form>;
  readonly other: Fields;
}

const noNumbers = {
  external_id: '',
  projection_id: '',
  groups: '',
  gender: '',
  currency: 'GBP',
  inception: '',
  location: '',
  next_review: '',
  note: '',
};
const postal = { 'address-1': '', 'address-3': '', postcode: '', city: '', country: '' };
const noAddress = { url: '', domain: '', ...postal };
const noPerson = { title: '', job: '', organisation: '', other: '', telephone: '', profileUrl: '', linkedin: '', ...postal };
const admin = (path: string, fields: Fields) => async (): Promise<Form> => ({ as: 'admin', path, fields });

/** Calls below, and those with files, which come before them: documents.db.test.ts, deliveries.db.test.ts. */
const forms: Readonly<Record<Exclude<CreatingAction, 'client-written-to' | 'custom-token-made' | FileAction>, FormCase>> = {
  'api-client-made': {
    form: admin('/admin/api-clients?open=new', { intent: 'create', name: 'CRM', 'scopes.invite-clients': 'on' }),
    other: { name: 'Other' },
  },
  ...contentForms,
  'person-made': {
    form: admin('/admin/people?open=new', { intent: 'create', ...noPerson, name: 'Ada', email: 'ada.new@home.example', role: 'investor' }),
    other: { name: 'Other' },
  },
  'organisation-made': {
    form: admin('/admin/organisations?open=new', { intent: 'create', name: 'Harbour', ...noAddress }),
    other: { name: 'Other' },
  },
  'account-made': {
    form: async () => ({
      as: 'advisor',
      path: `/dashboard/${ids.portal}/records/accounts/new`,
      fields: { intent: 'create', ...noNumbers, name: 'Nova', email: 'nova@home.example', owner: people.advisor.id },
    }),
    other: { name: 'Other' },
  },
  'portfolio-made': {
    form: async () => ({
      as: 'advisor',
      path: `/dashboard/${ids.portal}/records/portfolios/new?for=${ids.account}`,
      fields: { intent: 'create', name: 'Second', type: 'GIA', currency: 'GBP', region: '', objective: '', riskLevel: '', esgRating: '' },
    }),
    other: { name: 'Other' },
  },
  ...threadForms(ids),
  'model-made': {
    form: admin('/admin/models?open=new', {
      intent: 'create',
      name: 'Balanced',
      profile: '',
      rebalance: '',
      ...Object.fromEntries(['min', 'target', 'max'].map((part) => [`data.Equities.${part}`, '100'])),
    }),
    other: { name: 'Other' },
  },
  'risk-profile-made': {
    form: admin('/admin/risk-profiles?open=new', { intent: 'create', name: 'Careful', returns: '', factsheetUrl: '' }),
    other: { name: 'Other' },
  },
  'access-group-made': {
    form: admin('/admin/access-groups?open=new', { intent: 'create', name: 'Islands', description: '' }),
    other: { name: 'Other' },
  },
  'client-group-made': {
    form: async () => ({
      as: 'advisor',
      path: `/dashboard/${ids.portal}/records/groups/new`,
      fields: { intent: 'create', name: 'Islanders', score: '', welcome: '', active: 'yes' },
    }),
    other: { name: 'Other' },
  },
  'portal-created': { form: admin('/portals/new', portalForm), other: { name: 'Other' } },
  'import-begun': {
    form: async () => ({ as: 'advisor', path: `/dashboard/${ids.portal}/imports`, fields: { intent: 'create' } }),
    other: {},
  },
  'projection-made': {
    form: async () => ({
      as: 'investor',
      path: `/dashboard/${ids.portal}/projections/${ids.projectionId}`,
      fields: { intent: 'make', name: 'Later' },
    }),
    other: { name: 'Other' },
  },
  'transaction-recorded': {
    form: async () => ({
      as: 'advisor',
      path: `/dashboard/${ids.portal}/portfolio/${ids.portfolio}/entry`,
      fields: { intent: 'record', type: 'Contribution', day: '2025-02-03', amount: '5', currency: 'GBP' },
    }),
    other: { amount: '6' },
  },
  'holding-added': {
    form: async () => ({
      as: 'advisor',
      path: `/dashboard/${ids.portal}/portfolio/${ids.portfolio}/entry`,
      fields: {
        intent: 'add-holding',
        kind: 'property',
        name: 'Harbour House',
        day: '2025-02-03',
        purchaseValue: '450000',
        currency: 'GBP',
      },
    }),
    other: { name: 'Another house' },
  },
  'transaction-replaced': {
    form: async () => ({
      as: 'advisor',
      path: `/dashboard/${ids.portal}/portfolio/${ids.portfolio}/entry`,
      fields: {
        intent: 'replace',
        entry: ids.note,
        reason: 'As the note says',
        type: 'Purchase',
        day: '2025-01-02',
        symbol: 'FND',
        units: '91',
        amount: '910',
        currency: 'GBP',
      },
    }),
    other: { reason: 'Otherwise' },
  },
  // From then on clients have other terms to accept.
  'terms-published': {
    form: admin(`/admin/portals?open=${ids.portal}`, { intent: 'publish', after: '1', 'text-en': `${termsText} And kind.` }),
    other: { 'text-en': 'Others.' },
  },
  'client-invited': {
    form: async () => ({
      as: 'advisor',
      path: `/dashboard/${ids.portal}/account/${await freshAccount('fresh@home.example')}/invite`,
      fields: {},
    }),
    other: {},
  },
  'delegate-invited': {
    form: async () => ({
      as: 'investor',
      path: '/profile/people',
      fields: {
        intent: 'invite',
        account: ids.account,
        name: 'Dora',
        email: 'dora@home.example',
        relation: 'spouse',
        area: 'everything',
        portfolios: ids.portfolio,
        until: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      },
    }),
    other: { name: 'Other' },
  },
  'adviser-invited': {
    form: admin('/admin/invitations', { intent: 'invite', portal: ids.portal, name: 'Ada Byron', email: 'ada@house.example' }),
    other: { name: 'Other' },
  },
  'invitation-accepted': {
    form: async () => {
      const path = `/dashboard/${ids.portal}/account/${await freshAccount('comes@home.example')}/invite`;
      await post(await headersOf('advisor'), path, { 'form-key': newFormKey() });
      return { as: 'guest', path: await linkTo('comes@home.example'), fields: { password, terms: 'accepted' } };
    },
    other: { password: 'another horse 2' },
  },
  'sign-up-begun': { form: async () => ({ as: 'guest', path: '/signup', fields: signUp }), other: { email: 'other@home.example' } },
  'signed-up': {
    form: async () => {
      const email = `dora-${newFormKey().toLowerCase()}@home.example`;
      await post(await headersOf('guest'), '/signup', { ...signUp, email, 'form-key': newFormKey() });
      return { as: 'guest', path: await linkTo(email), fields: { password } };
    },
    other: { password: 'another horse 2' },
  },
};
/** Their mails are counted first: of many at once some are told to wait. */
const mayWait: ReadonlySet<string> = new Set(['sign-up-begun', 'signed-up']);

describe.each(Object.entries(forms) as [keyof typeof forms, FormCase][])('%s', (action, { form, other }) => {
  test('many that are sent at once are one, each with the first answer, and so is a later one; with other values it is refused', async () => {
    const { as, path, fields } = await form();
    const keyed = { ...fields, 'form-key': newFormKey() };
    const before = await told(action);
    const headers = await headersOf(as);
    const answers = await Promise.all(Array.from({ length: inFull ? 20 : 8 }, () => post(headers, path, keyed)));
    const first = answers.find(({ status }) => status < 400);
    expect(first, answers[0]?.body.slice(0, 400)).toBeDefined();
    expect(await told(action)).toBe(before + 1);
    for (const answer of answers) {
      const isBusy = answer.status === 503 || (mayWait.has(action) && answer.status === 429);
      if (!isBusy) expect(comparable(answer)).toEqual(comparable(first ?? answer));
    }

    const again = await post(headers, path, keyed);
    expect(comparable(again)).toEqual(comparable(first ?? again));
    expect(await told(action)).toBe(before + 1);

    if (Object.keys(other).length === 0) return;
    const refused = await post(headers, path, { ...keyed, ...other });
    expect(refused.status).toBe(400);
    expect(refused.body).toContain('You have already sent this with other values');
    expect(await told(action)).toBe(before + 1);
  });

  test('without its key it is not understood', async () => {
    const { as, path, fields } = await form();
    const before = await told(action);
    expect((await post(await headersOf(as), path, fields)).status).toBe(400);
    expect(await told(action)).toBe(before);
  });
});

const callWith = async (key: string, name: string, data: object | null) => {
  const headers = { ...own, ...(await headersOf('admin')), 'content-type': 'application/json', 'idempotency-key': key };
  return httpRequest({ port: product.port, method: 'POST', path: `/api/v1/callables/${name}`, headers, body: JSON.stringify({ data }) });
};

/** The calls of the API that create something. */
const calls = {
  'client-invited': async () => ({ name: 'inviteClient', data: { accountId: await freshAccount('called@home.example') } }),
  'client-written-to': async () => ({
    name: 'sendEmail',
    data: { accountId: ids.account, message: { template: 'note', subject: 'Hello', text: 'A word' } },
  }),
  'custom-token-made': async () => ({ name: 'getCustomToken', data: null }),
} as const;

describe.each(Object.entries(calls))('a call, %s,', (action, called) => {
  test('is done once for each Idempotency-Key, and answered the same', async () => {
    const { name, data } = await called();
    const before = await told(action as CreatingAction);
    const key = newFormKey();
    const answers = await Promise.all(Array.from({ length: inFull ? 20 : 8 }, () => callWith(key, name, data)));
    expect(await told(action as CreatingAction)).toBe(before + 1);
    const done = answers.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ body }) => body)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
  });

  test.each(['short', 'x'.repeat(201), 'with blanks in between it'])('with the key %j is refused', async (key) => {
    const { name, data } = await called();
    const { status, body } = await callWith(key, name, data);
    expect([status, (JSON.parse(body) as { error: { code: string } }).error.code]).toEqual([400, 'idempotency-key-invalid']);
  });
});

const make = async (as: AccessActor, key: string, name: string) =>
  post(await headersOf(as), '/admin/organisations?open=new', { intent: 'create', 'form-key': key, name, ...noAddress });

describe('a key', () => {
  test('is each person’s own', async () => {
    const key = newFormKey();
    const [mine, theirs] = [await make('admin', key, 'Of the one'), await make('companyAdmin', key, 'Of the other')];
    expect([mine.status, theirs.status]).toEqual([302, 302]);
    expect(mine.headers.location).not.toBe(theirs.headers.location);
  });

  test('is not used up by what is refused', async () => {
    const key = newFormKey();
    expect((await make('admin', key, ' ')).status).toBe(400);
    expect((await make('admin', key, 'House')).body).toContain('An organisation with this name already exists. Choose another name.');
    expect((await make('admin', key, 'Put right')).status).toBe(302);
  });

  test('is good for a day', async () => {
    const key = newFormKey();
    await make('admin', key, 'Of yesterday');
    await owner.query("update idempotency_keys set answered_at = answered_at - interval '1 day'");
    expect((await make('admin', key, 'Of today')).status).toBe(302);
  });

  test('stands in no table, nor what was answered or sent', async () => {
    const [key, name] = [newFormKey(), 'A name to look for'];
    const { headers } = await make('admin', key, name);
    const { rows } = await owner.query<{ kept: string }>(
      "select encode(answer, 'escape') || encode(payload_hash, 'hex') as kept from idempotency_keys",
    );
    const all = rows.map(({ kept }) => kept).join();
    const id = headers.location?.split('/').at(-1) ?? 'none';
    const plainHash = createHash('sha256')
      .update(
        JSON.stringify([
          ['intent', 'make'],
          ['name', name],
        ]),
      )
      .digest('hex');
    for (const secret of [key, name, id, plainHash]) expect(all).not.toContain(secret);
  });

  test('of each person the last thousand are kept', async () => {
    await owner.query(
      "insert into idempotency_keys (key_hash, asked_by, payload_hash, answer, answered_at) select sha256(n::text::bytea), $1, '', '', now() - n * interval '1 second' from generate_series(1, 1100) n",
      [people.admin.id],
    );
    await make('admin', newFormKey(), 'One more');
    expect((await owner.query('select from idempotency_keys where asked_by = $1', [people.admin.id])).rowCount).toBe(1000);
  });
});

/** Reasons why the other actions create nothing that a repeated request would duplicate. Every new audit action is listed here or among those. */
const notCreating: Readonly<Record<Exclude<AuditAction, CreatingAction>, Why>> = {
  ...documentsMakeNothing,
  ...contentMakesNothing,
  'sign-in-begun': 'ends what was before',
  'sign-in-refused': 'makes nothing',
  'pin-resent': 'ends what was before',
  'pin-refused': 'makes nothing',
  'message-limit-near': 'makes nothing',
  'signed-in': 'uses something up',
  'sign-in-cancelled': 'uses something up',
  'signed-out': 'uses something up',
  'delegate-resent': 'ends what was before',
  'delegate-changed': 'sets what is so',
  ...threadsMakeNothing,
  'delegate-accepted': 'uses something up',
  'delegate-removed': 'ends what was before',
  'account-linked': 'with what created it',
  'account-opened': 'with what created it',
  'account-validated': 'uses something up',
  'account-turned-down': 'uses something up',
  'account-changed': 'sets what is so',
  'portfolio-changed': 'sets what is so',
  'portal-changed': 'sets what is so',
  'portal-owner-added': 'sets what is so',
  'portal-owner-removed': 'sets what is so',
  'subscription-set': 'sets what is so',
  'terms-accepted': 'sets what is so',
  'form-asked': 'sets what is so',
  'form-withdrawn': 'sets what is so',
  'form-saved': 'sets what is so',
  'form-submitted': 'uses something up',
  'form-read': 'makes nothing',
  'reset-requested': 'ends what was before',
  'session-ended': 'uses something up',
  'password-set': 'uses something up',
  'preference-changed': 'sets what is so',
  'profile-changed': 'sets what is so',
  'email-change-begun': 'ends what was before',
  'email-changed': 'uses something up',
  'email-change-undone': 'uses something up',
  'identity-linked': 'uses something up',
  'identity-unlinked': 'sets what is so',
  'identity-allowed': 'sets what is so',
  'factor-begun': 'ends what was before',
  'factor-added': 'uses something up',
  'factor-removed': 'sets what is so',
  'recovery-codes-made': 'ends what was before',
  'person-invited': 'ends what was before',
  'person-disabled': 'sets what is so',
  'person-enabled': 'sets what is so',
  'two-factor-disabled': 'sets what is so',
  'two-factor-enabled': 'sets what is so',
  'role-changed': 'sets what is so',
  'person-changed': 'sets what is so',
  'organisation-changed': 'sets what is so',
  'organisation-deleted': 'uses something up',
  'organisation-restored': 'uses something up',
  'model-changed': 'sets what is so',
  'model-deleted': 'uses something up',
  'model-restored': 'uses something up',
  'risk-profile-changed': 'sets what is so',
  'risk-profile-deleted': 'uses something up',
  'risk-profile-restored': 'uses something up',
  'access-group-changed': 'sets what is so',
  'access-group-deleted': 'uses something up',
  'access-group-restored': 'uses something up',
  'access-group-team-changed': 'sets what is so',
  'access-group-clients-changed': 'sets what is so',
  'client-group-changed': 'sets what is so',
  'client-group-deleted': 'uses something up',
  'client-group-restored': 'uses something up',
  'client-group-clients-changed': 'sets what is so',
  'holding-changed': 'sets what is so',
  'holding-removed': 'uses something up',
  'transaction-voided': 'uses something up',
  'transaction-restored': 'uses something up',
  'prices-confirmed': 'sets what is so',
  'prices-doubted': 'sets what is so',
  'prices-inspected': 'sets what is so',
  'prices-not-fetched': 'makes nothing',
  'report-published': 'made by reading',
  'view-as-begun': 'sets what is so',
  'view-as-ended': 'sets what is so',
  viewed: 'makes nothing',
  downloaded: 'makes nothing',
  imported: 'sets what is so',
  ...actionsOfFiles,
  'projection-changed': 'sets what is so',
  'projection-deleted': 'sets what is so',
  'projection-restored': 'sets what is so',
  'access-refused': 'makes nothing',
  'api-client-revoked': 'sets what is so',
  'service-refused': 'makes nothing',
  'client-invitation-revoked': 'uses something up',
  'adviser-invitation-withdrawn': 'uses something up',
  'address-confirmed': 'sets what is so',
  'address-doubted': 'sets what is so',
  'maintenance-begun': 'sets what is so',
  'maintenance-ended': 'sets what is so',
  'cache-deleted': 'sets what is so',
};

type Why = 'sets what is so' | 'uses something up' | 'ends what was before' | 'with what created it' | 'makes nothing' | 'made by reading';

test('every action of the trail creates something and is tried above, or says why it does not', () => {
  const tried = new Set([...Object.keys(forms), ...Object.keys(calls), ...fileActions]);
  expect([...tried].toSorted()).toEqual([...creatingActions].toSorted());
  expect([...Object.keys(notCreating), ...creatingActions].toSorted()).toEqual([...auditActions].toSorted());
});
