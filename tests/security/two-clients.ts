import { contentIds } from '#collections/content/registry.ts';
import type { Person } from '../support/sign-in-fixture.ts';
import { system } from '#domain/actor.ts';
import { designDocumentOf } from '#forms/designed/design-document.ts';
import { newField } from '#forms/designed/new-field.ts';
import { fileOfRecords } from '#server/demo/file-of-records.ts';
import { refreshFigures } from '#server/operations/figures/refresh-figures.ts';
import type { ImportFile } from '#server/operations/import/format/import-file.ts';
import { importSource } from '#server/operations/import/import-source.ts';
import { sourceOfFiles } from '#server/operations/import/read/source-file.ts';
import { variants } from '#variants/registry.ts';
import type { RunningProduct } from '../support/running-product.ts';
import type { AccessActor, SignedInActor } from './access-actors.ts';

/** The clients whose texts the fixture contains. Far is on another portal; Waiting has an account that is not validated. */
export const owners = ['North', 'South', 'Far', 'Waiting'] as const;
export type Owner = (typeof owners)[number];

/** A word that only what belongs to a client carries: wherever it turns up, that client's data turned up. */
export const canary = (owner: Owner) => `Canary${owner}`;

/** Whom the words of a client may reach. */
export const readersOf: Readonly<Record<Owner, readonly AccessActor[]>> = {
  North: ['investor', 'advisor', 'groupAdvisor', 'companyAdmin', 'admin', 'viewingAdvisor', 'viewingAdmin'],
  South: ['otherInvestor', 'otherAdvisor', 'companyAdmin', 'admin'],
  Far: ['strangerInvestor', 'strangerAdvisor', 'companyAdmin', 'admin'],
  Waiting: ['otherAdvisor', 'companyAdmin', 'admin'],
};

/** Returns whether a response may contain a client's texts. The delegate may read them only on the pages shared with them. */
export function mayCarry(owner: Owner, { accessActor, path }: { readonly accessActor: AccessActor; readonly path: string }): boolean {
  if (readersOf[owner].includes(accessActor)) return true;
  if (owner !== 'North') return false;
  // A printed report has the name of its client, also for a system that may read reports.
  return accessActor === 'delegate' ? path.startsWith('/shared') : accessActor === 'service' && path === '/api/v1/callables/generatePdf';
}

const hexId = "replace(id::text, '-', '') as id";

/** Two clients of one portal with an advisor each, and every other actor; imported and computed as everything is. */
export async function twoClients({ database }: Pick<RunningProduct, 'database'>) {
  const { owner } = database;
  const variant = variants.default;
  const imported = await importSource(database.as(system('test')), sourceOfFiles('test', folder()), {
    dryRun: false,
    variant,
    confirmed: ['new-portals'],
  });
  if (imported.kind === 'refused') throw new Error(JSON.stringify(imported.problems));
  await restrict(owner);
  await accepted(owner);
  await projected(owner);
  const pictures = await pictured(owner);
  const documents = await documented(owner);
  const threads = await written(owner);
  const submission = await submitted(owner);
  await advised(owner);
  await refreshFigures(database, { through: '2026-06-30', settlement: variant.settlement });

  const idOf = async (sql: string, value: string) => (await owner.query<{ id: string }>(sql, [value])).rows[0]?.id ?? '';
  const noteOf = (externalId: string) =>
    idOf(
      "select replace(t.id::text, '-', '') as id from transactions t join portfolios p on p.id = t.portfolio_id where t.type = 'Purchase' and p.external_id = $1",
      externalId,
    );
  const ids = {
    portal: await idOf(`select ${hexId} from portals where name = $1`, 'Main'),
    account: await idOf(`select ${hexId} from accounts where external_id = $1`, 'A-North'),
    otherAccount: await idOf(`select ${hexId} from accounts where external_id = $1`, 'A-South'),
    farAccount: await idOf(`select ${hexId} from accounts where external_id = $1`, 'A-Far'),
    otherPortal: await idOf(`select ${hexId} from portals where name = $1`, 'Elsewhere'),
    note: await noteOf('P-North-1'),
    siblingNote: await noteOf('P-North-2'),
    otherNote: await noteOf('P-South-1'),
    fund: await idOf(`select ${hexId} from instruments where symbol = $1`, 'FND'),
    otherFund: await idOf(`select ${hexId} from instruments where symbol = $1`, 'OTH'),
    ownFund: await idOf(
      `insert into instruments (symbol, name, type, asset_class, currency) values ('HND', $1, 'Fund', 'Equities', 'GBP') returning ${hexId}`,
      'A fund that an adviser described',
    ),
    organisation: await idOf(`select ${hexId} from organisations where name = $1`, 'House'),
    model: await idOf(`select ${hexId} from models where name = $1`, 'A model'),
    messageTemplate: await idOf(`select ${hexId} from message_templates where name = $1`, 'A template'),
    ...(await contentIn(owner)),
    riskProfile: await idOf(`select ${hexId} from risk_profiles where name = $1`, 'A profile'),
    subscription: await idOf(`select ${hexId} from subscriptions where is_standard and $1 <> ''`, 'any'),
    transaction: await idOf(`select ${hexId} from transactions where source_id = $1`, 'North-1-buy'),
    holdingRecord: await idOf(
      `select replace(own.id::text || security.id, '-', '') as id from portfolios own, instruments security where own.external_id = $1 and symbol = 'FND'`,
      'P-North-1',
    ),
    collection: 'organisations',
    record: await idOf(`select ${hexId} from organisations where name = $1`, 'House'),
    projection: await idOf(`select ${hexId} from projections where name = $1`, `${canary('North')} projection`),
    otherProjection: await idOf(`select ${hexId} from projections where name = $1`, `${canary('South')} projection`),
    projectionId: 'A-North',
    otherProjectionId: 'A-South',
    apiClient: await idOf(
      `insert into api_clients (name, secret_hash, scopes, created_by) select $1, '', '{}', id from users where role = 'admin' limit 1 returning ${hexId}`,
      'Reports',
    ),
    delegation: await delegated(owner),
    tab: 'history',
    group: await idOf(`select ${hexId} from access_groups where name = $1`, 'Northern ones'),
    clientGroup: await idOf(`select ${hexId} from client_groups where name = $1`, `${canary('North')} group`),
    otherClientGroup: await idOf(`select ${hexId} from client_groups where name = $1`, `${canary('South')} group`),
    person: await idOf(`select ${hexId} from users where email = $1`, 'disabled@home.example'),
    portfolio: await idOf(`select ${hexId} from portfolios where external_id = $1`, 'P-North-1'),
    otherPortfolio: await idOf(`select ${hexId} from portfolios where external_id = $1`, 'P-South-1'),
    pictured: await idOf(`select ${hexId} from users where email = $1`, 'north@home.example'),
    ...pictures,
    ...documents,
    ...threads,
    process: 'onboarding',
    submission,
    file: 'holdings',
    page: 'portfolio',
    subject: 'P-North-1',
  };
  const person = async (name: string): Promise<Person> => {
    const email = `${name}@home.example`;
    return { email, id: await idOf(`select ${hexId} from users where email = $1`, email) };
  };
  const people: Readonly<Record<SignedInActor, Person>> = {
    investor: await person('north'),
    otherInvestor: await person('south'),
    strangerInvestor: await person('far'),
    unvalidated: await person('waiting'),
    delegate: await person('delegate'),
    disabled: await person('disabled'),
    advisor: await person('north-advisor'),
    otherAdvisor: await person('south-advisor'),
    groupAdvisor: await person('group-advisor'),
    strangerAdvisor: await person('far-advisor'),
    companyAdmin: await person('company'),
    admin: await person('root'),
  };
  return { ids, people };
}

/** An entry of each content collection, by the names that the access table calls them. */
/** The name that addresses of the table give to the entry of a content collection. */
export const entryKey = (collection: string) => `${collection.replaceAll('-', '_')}Entry`;

async function contentIn(owner: RunningProduct['database']['owner']): Promise<Readonly<Record<string, string>>> {
  const { rows } = await owner.query<{ collection: string; id: string }>(
    "select collection, replace(id::text, '-', '') as id from content_records where name = 'An entry'",
  );
  const ofSite = { sitePage: 'an-entry', post: 'an-entry', mediaPlace: 'a-file-1764000000000', mediaName: 'a.pdf', siteForm: 'an-entry' };
  return { ...ofSite, ...Object.fromEntries(rows.map(({ collection, id }) => [entryKey(collection), id])) };
}

/** Fields of a form: one for all, and one that administrators alone see. */
const formOf = designDocumentOf([
  { ...newField('text', { en: 'Your name', el: 'Όνομα' }, []), name: 'who' },
  { ...newField('text', { en: 'Referred by', el: 'Σύσταση' }, []), name: 'source', internal: true },
]);

/** A file of media whose bytes are in no storage, with its facts. */
async function mediaFile(db: RunningProduct['database']['owner']) {
  const { rows } = await db.query<{ id: string }>(
    `insert into media_files (place, file_name, format, size, sizes) values ('a-file-1764000000000', 'a.pdf', 'pdf', 1, '[]')
     returning replace(id::text, '-', '') as id`,
  );
  return {
    file: rows[0]?.id,
    access: 'public',
    decoration: false,
    media: { format: 'pdf', size: 1, width: null, height: null, sizes: [] },
  };
}

/** Sets the restrictions that no import contains: the disabled person, the waiting account, and the clients that a team sees. */
async function restrict(db: RunningProduct['database']['owner']): Promise<void> {
  await db.query("update user_security set is_disabled = true from users where id = user_id and email = 'disabled@home.example'");
  await db.query("update accounts set validated_at = null where external_id = 'A-Waiting'");
  await db.query("insert into organisations (name) values ('House')");
  await db.query("insert into models (name) values ('A model')");
  await db.query("insert into risk_profiles (name) values ('A profile')");
  await db.query(
    "insert into message_templates (name, language, subject, body) values ('A template', 'en', 'Of {{today}}', 'Dear {{client}}')",
  );
  for (const collection of contentIds)
    await db.query('insert into content_records (collection, data, rank) values ($1, $2, 1)', [
      collection,
      {
        name: 'An entry',
        slug: collection === 'channels' ? 'a-channel' : 'an-entry',
        ...(collection === 'media' && (await mediaFile(db))),
        ...(collection === 'forms' && { fields: formOf }),
        ...(collection === 'submissions' && { step: 'review', submitted: '2026-06-30', answers: '{"fields":[],"answers":{}}' }),
      },
    ]);
  await db.query(
    "insert into published_content (record_id, collection, version, data, rank, access) select id, collection, 1, data || '{\"publishdate\": \"2026-06-30\"}', rank, 'public' from content_records where collection not in ('enquiries', 'submissions')",
  );
  const { rows } = await db.query<{ id: string }>("insert into access_groups (name) values ('Northern ones') returning id");
  const id = rows[0]?.id;
  await db.query("insert into access_group_team select $1, id from users where email = 'group-advisor@home.example'", [id]);
  await db.query("insert into access_group_clients select $1, id from accounts where external_id = 'A-North'", [id]);
}

/** A document of each client, whose file is not there: documents.db.test.ts has files. */
async function documented(db: RunningProduct['database']['owner']): Promise<Readonly<Record<'document' | 'otherDocument', string>>> {
  const made = async (whose: Owner) => {
    const { rows } = await db.query<{ id: string }>(
      `with made as (insert into documents (account_id, title, type, tags) select id, $2, 'statement', array[$2] from accounts where external_id = $1
                     returning account_id, id)
       insert into document_versions (account_id, document_id, number, file_name, extension, stored_key, size, content_hash)
       select account_id, id, 1, $2 || '.pdf', 'pdf', 'default/none/' || id, 1, sha256('') from made
       returning replace(document_id::text, '-', '') as id`,
      [`A-${whose}`, `${canary(whose)} statement`],
    );
    return rows[0]?.id ?? '';
  };
  const [document, otherDocument] = [await made('North'), await made('South')];
  await made('Far');
  return { document, otherDocument };
}

/** A text that only the firm's people may read, whatever the client. */
export const internalNote = 'CanaryOfTheFirm';

/** A thread of each client: what the client asked, and what the firm noted. */
async function written(db: RunningProduct['database']['owner']): Promise<Readonly<Record<'thread' | 'otherThread', string>>> {
  const made = async (whose: Owner) => {
    const { rows } = await db.query<{ of: string; thread: string; id: string }>(
      `insert into threads (account_id, subject, started_by_name) select id, $2, $2 from accounts where external_id = $1
       returning account_id as of, id as thread, ${hexId}`,
      [`A-${whose}`, `${canary(whose)} question`],
    );
    const { of, thread, id = '' } = rows[0] ?? {};
    const add = `insert into thread_messages (account_id, thread_id, side, is_internal, written_by_name, text) values ($1, $2, $3, $4, $5, $6)`;
    await db.query(add, [of, thread, 'client', false, canary(whose), `${canary(whose)} asks`]);
    await db.query(add, [of, thread, 'firm', true, 'Someone', `${canary(whose)} ${internalNote}`]);
    return id;
  };
  const [thread, otherThread] = [await made('North'), await made('South')];
  await made('Far');
  return { thread, otherThread };
}

/** The northern client has let someone into one of their two portfolios. */
async function delegated(db: RunningProduct['database']['owner']): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `insert into delegations (account_id, given_by, name, email, relation, area, portfolio_ids, expires_at, delegate_id, accepted_at)
     select portfolio.account_id, client.user_id, 'A spouse', delegate.email, 'spouse', 'everything', array[portfolio.id], now() + interval '1 year',
            delegate.id, now()
       from portfolios portfolio
       join account_members client on client.account_id = portfolio.account_id and client.relation = 'client'
       join users delegate on delegate.email = 'delegate@home.example'
      where portfolio.external_id = 'P-North-1' returning ${hexId}`,
  );
  return rows[0]?.id ?? '';
}

/** The portal and the organisation have a logo; the northern client has a photo, and it carries the client's word. */
async function pictured(db: RunningProduct['database']['owner']) {
  const add = async (column: string, of: string, content: string) => {
    const { rows } = await db.query<{ version: string }>(
      `insert into images (${column}, content_hash, media_type, width, height, content)
       select id, sha256($1), 'image/png', 1, 1, $1 from ${of} returning left(encode(content_hash, 'hex'), 32) as version`,
      [Buffer.from(content)],
    );
    return rows[0]?.version ?? '';
  };
  return {
    logo: await add('portal_id', "portals where name = 'Main'", 'A logo'),
    houseLogo: await add('organisation_id', "organisations where name = 'House'", 'A logo of the house'),
    photo: await add('user_id', "users where email = 'north@home.example'", `A photo of ${canary('North')}`),
  };
}

/** The northern client has filled in the form of the firm, in words of their own. */
async function submitted(db: RunningProduct['database']['owner']): Promise<string> {
  const form = variants.default.onboardingForm;
  const { rows } = await db.query<{ id: string }>(
    `insert into submissions (process, user_id, answers, form, saved_at, submitted_at)
     select 'onboarding', id, $1, $2, now(), now() from users where email = 'north@home.example' returning ${hexId}`,
    [{ dateOfBirth: '1960-05-13', nationality: `${canary('North')} nationality` }, form],
  );
  return rows[0]?.id ?? '';
}

/** The northern client has answered the questions about risk, as the firm then asked them. */
async function advised(db: RunningProduct['database']['owner']): Promise<void> {
  const form = variants.default.riskQuestionnaire?.form;
  const steps = form?.steps.map((step) => ({ ...step, title: { en: `${canary('North')} step`, el: `${canary('North')} step` } }));
  await db.query(
    `insert into submissions (process, user_id, answers, form, result, saved_at, submitted_at)
     select 'investment-advice', id, $1, $2, $3, now(), now() from users where email = 'north@home.example'`,
    [{ horizon: '1to3' }, { ...form, steps }, { level: 3, attitude: 5, limits: [{ question: 'horizon', level: 3 }] }],
  );
}

/** Terms that every client has accepted who may come in. */
export const termsText = 'Be good.';

async function accepted(db: RunningProduct['database']['owner']): Promise<void> {
  await db.query('insert into portal_terms (portal_id, version, texts) select id, 1, $1 from portals', [{ en: termsText }]);
  await db.query(`
    insert into terms_acceptances (account_id, terms_id, user_id)
    select account.id, terms.id, member.user_id from portal_terms terms join accounts account on account.portal_id = terms.portal_id
      join account_members member on member.account_id = account.id and member.relation = 'client' and member.is_open`);
}

/** Every account with the tool has a projection that carries its client's word. */
async function projected(db: RunningProduct['database']['owner']): Promise<void> {
  await db.query(`
    insert into projections (account_id, name, risk_profile, deposit, contribution, escalation, years, inflation, seed)
    select id, replace(name, 'account', 'projection'), 4, 0, 100, 0, 10, 0.02, 1 from accounts where projection_id is not null`);
}

const mail = (name: string) => `${name}@home.example`;
const advisor = (name: string) => ({ email: mail(name), name, role: 'advisor' });
const investor = (name: string, called: string) => ({ email: mail(name), name: called, role: 'investor' });
const withBooks = ['North', 'South', 'Far'] as const;

function folder(): ImportFile[] {
  return [
    file('instruments.csv', [
      { symbol: 'FND', name: 'A fund', type: 'Fund', assetClass: 'Equities', currency: 'GBP' },
      { symbol: 'OTH', name: 'A fund that nobody holds', type: 'Fund', assetClass: 'Equities', currency: 'GBP' },
    ]),
    file('prices.csv', [
      { symbol: 'FND', date: '2025-01-02', close: '10' },
      { symbol: 'FND', date: '2026-06-29', close: '12' },
    ]),
    file('users.csv', [
      ...['root', 'company'].map((name) => ({ email: mail(name), name, role: 'admin' })),
      ...withBooks.map((owner) => investor(owner.toLowerCase(), `${canary(owner)} client`)),
      investor('waiting', 'Somebody who waits'),
      investor('delegate', 'Somebody who was let in'),
      ...['north-advisor', 'south-advisor', 'far-advisor', 'group-advisor', 'disabled'].map(advisor),
    ]),
    file('accounts.csv', [
      account('North', ['north-advisor', 'group-advisor', 'disabled']),
      account('South', ['south-advisor', 'group-advisor']),
      account('Waiting', ['south-advisor']),
      { ...account('Far', ['far-advisor']), portal: 'Elsewhere' },
    ]),
    file(
      'portfolios.csv',
      withBooks.flatMap((owner) => [portfolio(owner, 1), portfolio(owner, 2)]),
    ),
    file(
      'transactions.csv',
      withBooks.flatMap((owner) => [...transactions(owner, 1), ...transactions(owner, 2)]),
    ),
  ];
}

function account(owner: Owner, advisors: readonly string[]) {
  return {
    externalId: `A-${owner}`,
    name: `${canary(owner)} account`,
    email: mail(owner.toLowerCase()),
    portal: 'Main',
    advisors: advisors.map(mail).join(';'),
    groups: `${canary(owner)} group`,
    projectionId: owner === 'Far' ? '' : `T-${owner}`,
    currency: 'GBP',
  };
}

function file(name: ImportFile['name'], records: Record<string, string>[]): ImportFile {
  return fileOfRecords(name, Object.keys(records[0] ?? {}), records);
}

function portfolio(owner: Owner, nth: number) {
  return {
    externalId: `P-${owner}-${nth}`,
    account: `A-${owner}`,
    name: `${canary(owner)} portfolio ${nth}`,
    type: 'GIA',
    currency: 'GBP',
  };
}

function transactions(owner: Owner, nth: number) {
  const shared = { portfolio: `P-${owner}-${nth}`, currency: 'GBP', note: `${canary(owner)} note` };
  return [
    { id: `${owner}-${nth}-in`, date: '2025-01-02', type: 'Contribution', symbol: '', units: '', price: '', amount: '1000', ...shared },
    { id: `${owner}-${nth}-buy`, date: '2025-01-02', type: 'Purchase', symbol: 'FND', units: '90', price: '10', amount: '-900', ...shared },
  ];
}
