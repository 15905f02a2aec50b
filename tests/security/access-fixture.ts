import type { Client } from 'pg';
import { type Actor, type PersonRole, system } from '#domain/actor.ts';
import type { TestDatabase } from '../support/test-database.ts';

/**
 * Accounts with a row in every table, and everyone who might look. North and South have no one in common; Waiting is not validated;
 * the client of Closed is disabled; Elsewhere is on another portal. Cora advises South and Closed and is in the team of an access group
 * that has North and Closed.
 */
export interface AccessFixture {
  readonly accounts: Readonly<Record<Place, string>>;
  readonly portfolios: Readonly<Record<Place, string>>;
  readonly people: Readonly<Record<PersonName, string>>;
  readonly actors: Readonly<Record<ActorName, Actor>>;
}

export type Place = 'north' | 'south' | 'waiting' | 'closed' | 'elsewhere';
type PersonName = 'ivy' | 'otto' | 'una' | 'dan' | 'eli' | 'ada' | 'ben' | 'cora' | 'eve' | 'root';

/** The accounts that each actor sees. */
export const visiblePlaces = {
  guest: [],
  service: [],
  investor: ['north'],
  'other investor': ['south'],
  'unvalidated investor': [],
  'disabled investor': [],
  advisor: ['north'],
  'other advisor': ['south', 'waiting'],
  'advisor of a group': ['closed'],
  'advisor of another portal': ['elsewhere'],
  admin: ['north', 'south', 'waiting', 'closed', 'elsewhere'],
  system: ['north', 'south', 'waiting', 'closed', 'elsewhere'],
} as const satisfies Readonly<Record<string, readonly Place[]>>;

export type ActorName = keyof typeof visiblePlaces;

export async function accessFixture({ owner }: TestDatabase): Promise<AccessFixture> {
  const made = async (text: string, ...values: unknown[]) => {
    const { rows } = await owner.query<{ id: string }>(`${text} returning id`, values);
    return rows[0]?.id.replaceAll('-', '') ?? '';
  };
  const person = (name: string, role: PersonRole) =>
    made('insert into users (email, name, role) values ($1, $2, $3)', `${name}@home.example`, name, role);

  const portal = await made("insert into portals (name) values ('Main')");
  const otherPortal = await made("insert into portals (name) values ('Other')");
  const termsOf = (on: string) => made('insert into portal_terms (portal_id, version, texts) values ($1, 1, \'{"en": "Be good."}\')', on);
  const written = [await termsOf(portal), await termsOf(otherPortal)] as const;
  const instrument = await made(
    "insert into instruments (symbol, name, type, asset_class, currency) values ('FND', 'Fund', 'Fund', 'Equities', 'GBP')",
  );
  const people = {
    ivy: await person('ivy', 'investor'),
    otto: await person('otto', 'investor'),
    una: await person('una', 'investor'),
    dan: await person('dan', 'investor'),
    eli: await person('eli', 'investor'),
    ada: await person('ada', 'advisor'),
    ben: await person('ben', 'advisor'),
    cora: await person('cora', 'advisor'),
    eve: await person('eve', 'advisor'),
    root: await person('root', 'admin'),
  };

  async function account(name: string, client: string, advisors: readonly string[], on = portal) {
    const id = await made("insert into accounts (portal_id, name, email, currency) values ($1, $2, 'mail@home.example', 'GBP')", on, name);
    await owner.query("insert into account_members values ($1, $2, 'client')", [id, client]);
    for (const advisor of advisors) await owner.query("insert into account_members values ($1, $2, 'advisor')", [id, advisor]);
    const portfolio = await made(
      "insert into portfolios (account_id, external_id, name, type, currency) values ($1, 'P1', $2, 'ISA', 'GBP')",
      id,
      `${name} ISA`,
    );
    const [terms, otherTerms] = written;
    for (const row of rowsOf({ account: id, portfolio, instrument, client, terms: on === portal ? terms : otherTerms }))
      await owner.query(row);
    return { id, portfolio };
  }

  const built = {
    north: await account('North', people.ivy, [people.ada]),
    south: await account('South', people.otto, [people.ben, people.cora]),
    waiting: await account('Waiting', people.una, [people.ben]),
    closed: await account('Closed', people.dan, [people.cora]),
    elsewhere: await account('Elsewhere', people.eli, [people.eve], otherPortal),
  };
  const group = await made("insert into access_groups (name) values ('Closed ones')");
  await owner.query('insert into access_group_team values ($1, $2)', [group, people.cora]);
  await owner.query('insert into access_group_clients values ($1, $2), ($1, $3)', [group, built.north.id, built.closed.id]);
  await owner.query('update accounts set validated_at = null where id = $1', [built.waiting.id]);
  await owner.query('update user_security set is_disabled = true where user_id = $1', [people.dan]);
  await employ(owner, people);
  for (const userId of Object.values(people)) for (const row of signInRowsOf(userId)) await owner.query(row);
  await owner.query(
    `insert into outgoing_messages (kind, channel, recipient, text, state, counted_for, idempotency_key)
      values ('pin', 'sms', '+44 20 7946 0047', 'PIN 123456', 'kept', '${people.ivy}', 'pin:1')`,
  );
  await owner.query("insert into one_time_tokens (token_hash, kind, expires_at) values ('\\x01', 'reset', now())");
  await owner.query(`insert into portal_logins (user_id, portal_id) values ('${people.ivy}', '${portal}')`);
  await owner.query(`insert into api_clients (name, secret_hash, scopes, created_by) values ('CRM', '', '{}', '${people.root}')`);
  await owner.query("insert into removed_records (collection, id, name, content) values ('organisations', uuidv7(), 'Gone', '{}')");
  await owner.query(
    `with kept as (insert into content_records (collection, data, rank) values ('pages', '{"name": "Draft", "slug": "draft"}', 1) returning id)
     insert into content_versions (record_id, version, data) select id, 1, '{}' from kept`,
  );
  await owner.query(
    "insert into media_files (place, file_name, format, size, sizes) values ('unused-1764000000000', 'a.pdf', 'pdf', 1, '[]')",
  );
  await owner.query("insert into risk_profiles (name) values ('Careful')");
  await owner.query("insert into message_templates (name, language, subject, body) values ('Closed', 'en', 'Closed', 'We are closed.')");
  for (const userId of [people.ada, people.root]) {
    await owner.query("insert into message_drafts (user_id, portal_id, recipient, subject, text) values ($1, $2, '', 'A draft', '')", [
      userId,
      portal,
    ]);
    await owner.query("insert into saved_views (user_id, collection, name, query) values ($1, 'organisations', 'Mine', '')", [userId]);
    await owner.query(
      `insert into bulk_rows (run_id, number, started_by, signed_in_at, collection, action, record_id, verdict)
        values (uuidv7(), 1, $1, now(), 'organisations', 'remove', uuidv7(), 'done')`,
      [userId],
    );
  }
  await owner.query("insert into auth_counters (kind, subject, day) values ('pin', 'ivy', '2026-01-01')");
  for (const { id } of Object.values(built)) await owner.query(auditedDownload(id));
  await owner.query(
    "insert into remembered_accounts (portal_id, source, account, portfolio_id) select $1, 'A broker', 'X-1', id from portfolios limit 1",
    [portal],
  );
  await owner.query('insert into remembered_securities (portal_id, source, key, instrument_id) values ($1, $2, $3, $4)', [
    portal,
    'A broker',
    'isin 1',
    instrument,
  ]);
  await owner.query("insert into import_runs (source, counts) values ('folder', '{}')");
  await owner.query(reconciliationOf(people.root, built.north));
  await owner.query(`
    with run as (insert into data_runs (process_id, started_by_name, steps) values (uuidv7(), 'An administrator', '[]') returning id)
    insert into data_files (run_id, dataset, content) select id, 'prices', '' from run`);

  const eachPlace = (part: (one: (typeof built)[Place]) => string) =>
    Object.fromEntries(Object.entries(built).map(([place, one]) => [place, part(one)])) as Record<Place, string>;

  return {
    accounts: eachPlace(({ id }) => id),
    portfolios: eachPlace(({ portfolio }) => portfolio),
    people,
    actors: {
      guest: { kind: 'guest' },
      service: { kind: 'service', clientId: '0'.repeat(32), scopes: ['invite-clients', 'mail-clients'] },
      investor: { kind: 'investor', userId: people.ivy },
      'other investor': { kind: 'investor', userId: people.otto },
      'unvalidated investor': { kind: 'investor', userId: people.una },
      'disabled investor': { kind: 'investor', userId: people.dan },
      advisor: { kind: 'advisor', userId: people.ada },
      'other advisor': { kind: 'advisor', userId: people.ben },
      'advisor of a group': { kind: 'advisor', userId: people.cora },
      'advisor of another portal': { kind: 'advisor', userId: people.eve },
      admin: { kind: 'admin', userId: people.root },
      system: system('test'),
    },
  };
}

/** A custodian's list with a break, and another's content. */
function reconciliationOf(by: string, { id, portfolio }: { readonly id: string; readonly portfolio: string }): string {
  return `
    with list as (
      insert into reconciliations (day, source, file_name, size, format, encoding, separator, created_by)
      values ('2026-01-02', 'A custodian', 'list.csv', 1, 'csv', 'utf-8', ',', '${by}') returning id),
    piece as (insert into reconciliation_pieces select id, 0, '' from list)
    insert into reconciliation_rows (reconciliation_id, position, account, named, of_account_id, of_portfolio_id, outcome, is_unsettled, status)
    select id, 1, 'A-1', 'Unilever', '${id}', '${portfolio}', 'differs', false, 'open' from list`;
}

/** Ada works for one house, Ben and Cora for another. */
async function employ(owner: Client, { ada, ben, cora }: Readonly<Record<PersonName, string>>): Promise<void> {
  for (const [name, staff] of Object.entries({ 'House of Ada': [ada], 'House of Ben': [ben, cora] })) {
    await owner.query(
      'with house as (insert into organisations (name) values ($1) returning id) update users set organisation_id = house.id from house where users.id = any($2)',
      [name, staff],
    );
  }
}

interface PlaceOfRows {
  readonly account: string;
  readonly portfolio: string;
  readonly instrument: string;
  readonly client: string;
  readonly terms: string;
}

/** A row for each table that hangs on an account. A new table of that kind needs one here. */
function rowsOf({ account, portfolio, instrument, client, terms }: PlaceOfRows): string[] {
  const key = `'${account}', '${portfolio}'`;
  return [
    `insert into transactions (account_id, portfolio_id, source, source_id, day, type, amount, currency)
     values (${key}, 'test', '${account}', '2026-01-02', 'Deposit', 100, 'GBP')`,
    `insert into import_warnings (account_id, portfolio_id, transaction_id, kind, recorded, expected)
     select account_id, portfolio_id, id, 'amount-differs', 100, 90 from transactions where account_id = '${account}'`,
    `insert into terms_acceptances (account_id, terms_id, user_id) values ('${account}', '${terms}', '${client}')`,
    `insert into commitments values (${key}, '${instrument}', '2026-01-02', 100, 'GBP')`,
    `insert into reported_values values (${key}, '${instrument}', '2026-01-02', 100, 'GBP')`,
    `insert into ledger_marks values (${key}, '2026-01-02')`,
    `insert into book_years values (${key}, 2026, '[]', '[]', '[]')`,
    `insert into daily_series values (${key}, 2026, '2026-01-02', 'GBP', 0, 0, '', '', '', '')`,
    `insert into snapshots (account_id, day, currency, value, paid_in, paid_out, paid_in_ytd, paid_out_ytd, stale_prices)
     values ('${account}', '2026-01-02', 'GBP', 100, 100, 0, 100, 0, 0)`,
    `insert into portfolio_health values (${key}, '2026-01-02', 'GBP', 100, '[]', '{}', '{}')`,
    `insert into published_reports (id, account_id, portfolio_id, as_of, period_from, period_to, currency, figures)
     values ('${portfolio}', ${key}, '2026-01-02', '2025-01-02', '2026-01-02', 'GBP', '{}')`,
    `insert into report_checks values ('${account}', '${portfolio}', '${portfolio}', '2026-01-02', false, '[]')`,
    `insert into projections (account_id, name, risk_profile, deposit, contribution, escalation, years, inflation, seed)
     values ('${account}', 'A projection', 4, 0, 100, 0, 10, 0.02, 1)`,
    `insert into planned_funds select account_id, id, '${instrument}', 'A planned fund' from projections where account_id = '${account}'`,
    `insert into account_invitations values ('${account}')`,
    `with made as (insert into documents (account_id, title, type) values ('${account}', 'A statement', 'statement') returning account_id, id)
     insert into document_versions (account_id, document_id, number, file_name, extension, stored_key, size, content_hash)
     select account_id, id, 1, 'Statement.pdf', 'pdf', id, 1, sha256('') from made`,
    `insert into report_documents
     select account_id, id, '${portfolio}', '2026-01-02', '2025-01-02', '2026-01-02', sha256('') from documents where account_id = '${account}'`,
    `insert into document_openings (account_id, document_id, number, user_id)
     select account_id, document_id, number, '${client}' from document_versions where account_id = '${account}'`,
    `insert into document_marks (account_id, document_id, number, mark, content_hash)
     select account_id, document_id, number, 'approved', content_hash from document_versions where account_id = '${account}'`,
    `insert into document_favourites select account_id, id, '${client}' from documents where account_id = '${account}'`,
    `insert into document_requests (account_id, title, note, due_on) values ('${account}', 'Proof of address', '', '2026-12-31')`,
    `insert into document_request_lines (account_id, request_id, number, title)
     select account_id, id, 1, 'Utility bill' from document_requests where account_id = '${account}'`,
    `insert into threads (account_id, subject, started_by_name) values ('${account}', 'A question', 'Someone')`,
    `insert into thread_messages (account_id, thread_id, side, written_by_name, text)
     select account_id, id, 'client', 'Someone', 'What is it worth?' from threads where account_id = '${account}'`,
    `insert into message_attachments (account_id, thread_id, message_id, file_name, extension, size, content_hash, stored_key)
     select account_id, thread_id, id, 'Question.pdf', 'pdf', 1, sha256(''), id from thread_messages where account_id = '${account}'`,
    `insert into thread_readers (account_id, thread_id, user_id, read_at)
     select account_id, id, '${client}', now() from threads where account_id = '${account}'`,
    `insert into delegations (account_id, given_by, name, email, relation, area, portfolio_ids, expires_at)
     values ('${account}', '${client}', 'A spouse', 'spouse@home.example', 'spouse', 'everything', '{${portfolio}}', now() + interval '1 year')`,
    `with made as (insert into client_groups (portal_id, name) select portal_id, 'Group of ' || name from accounts where id = '${account}' returning id),
       named as (insert into imported_group_members select '${account}', id from made returning group_id)
     insert into client_group_members (account_id, group_id) select '${account}', group_id from named`,
    `insert into figure_states (account_id, subject_id, stored_as, problems) values (${key}, '${portfolio}', '[]')`,
  ];
}

function signInRowsOf(userId: string): string[] {
  const token = `sha256('${userId}'::bytea)`;
  return [
    `insert into credentials values ('${userId}', 'a hash')`,
    `insert into sessions (token_hash, user_id, idle_deadline, absolute_deadline, second_factor)
     values (${token}, '${userId}', now() + interval '1 hour', now() + interval '1 hour', 'pin')`,
    `insert into signin_attempts (token_hash, user_id, expires_at, pin_hmac, pin_sent_at, pin_expires_at)
     values (${token}, '${userId}', now(), '', now(), now())`,
    `insert into confirmed_addresses values ('${userId}')`,
    `insert into linked_identities (user_id, provider, issuer, subject) values ('${userId}', 'google', 'https://issuer.example', '${userId}')`,
    `insert into known_devices values (${token}, '${userId}')`,
    `insert into totp (user_id, sealed_key) values ('${userId}', ${token})`,
    `insert into recovery_codes (user_id, code_hmac) values ('${userId}', ${token})`,
    `insert into passkeys (user_id, name, credential_id, public_key, counter) values ('${userId}', 'a key', ${token}, ${token}, 0)`,
    `insert into last_sign_ins values ('${userId}', now())`,
    `insert into submissions (process, user_id, answers) values ('onboarding', '${userId}', '{"name": "Ivy"}')`,
    `insert into private_details values ('${userId}', '{"city": "Athens"}', 'a note')`,
    `insert into activities (kind, section, user_id, is_investor) values ('signed-in', 'sign-in', '${userId}', true)`,
  ];
}

function auditedDownload(account: string): string {
  const events = JSON.stringify([{ actor_kind: 'system', actor_id: 'test', account_id: account, action: 'downloaded', outcome: 'done' }]);
  return `begin; set local app.actor_kind = system; select append_audit('${events}'); commit`;
}
