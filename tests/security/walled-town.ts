import { type Actor, type PersonRole, system } from '#domain/actor.ts';
import type { TestDatabase } from '../support/test-database.ts';

/** Two accounts of one portal that have nobody in common, with a row in every table, and everybody who might look. */
export interface WalledTown {
  readonly accounts: { readonly north: string; readonly south: string };
  readonly portfolios: { readonly north: string; readonly south: string };
  readonly people: Readonly<Record<'ivy' | 'otto' | 'ada' | 'ben' | 'root', string>>;
  readonly actors: Readonly<Record<ActorName, Actor>>;
}

export type ActorName = 'guest' | 'service' | 'investor' | 'other investor' | 'advisor' | 'other advisor' | 'admin' | 'system';

export async function walledTown({ owner }: TestDatabase): Promise<WalledTown> {
  const made = async (text: string, ...values: unknown[]) => {
    const { rows } = await owner.query<{ id: string }>(`${text} returning id`, values);
    return rows[0]?.id.replaceAll('-', '') ?? '';
  };
  const person = (name: string, role: PersonRole) =>
    made('insert into users (email, name, role) values ($1, $2, $3)', `${name}@home.example`, name, role);

  const portal = await made("insert into portals (name) values ('Main')");
  const instrument = await made(
    "insert into instruments (symbol, name, type, asset_class, currency) values ('FND', 'Fund', 'Fund', 'Equities', 'GBP')",
  );
  const people = {
    ivy: await person('ivy', 'investor'),
    otto: await person('otto', 'investor'),
    ada: await person('ada', 'advisor'),
    ben: await person('ben', 'advisor'),
    root: await person('root', 'admin'),
  };

  async function account(name: string, client: string, advisor: string) {
    const id = await made(
      "insert into accounts (portal_id, name, email, currency) values ($1, $2, 'mail@home.example', 'GBP')",
      portal,
      name,
    );
    await owner.query("insert into account_members values ($1, $2, 'client'), ($1, $3, 'advisor')", [id, client, advisor]);
    const portfolio = await made(
      "insert into portfolios (account_id, external_id, name, type, currency) values ($1, 'P1', $2, 'ISA', 'GBP')",
      id,
      `${name} ISA`,
    );
    for (const row of rowsOf({ account: id, portfolio, instrument })) await owner.query(row);
    return { id, portfolio };
  }

  const north = await account('North', people.ivy, people.ada);
  const south = await account('South', people.otto, people.ben);
  for (const userId of Object.values(people)) for (const row of signInRowsOf(userId)) await owner.query(row);
  await owner.query("insert into outbox_messages (channel, recipient, body) values ('sms', '+44 20 7946 0047', 'PIN 123456')");
  await owner.query("insert into auth_counters (kind, subject, day) values ('pin', 'ivy', '2026-01-01')");
  await owner.query("insert into import_runs (source, counts) values ('folder', '{}')");

  return {
    accounts: { north: north.id, south: south.id },
    portfolios: { north: north.portfolio, south: south.portfolio },
    people,
    actors: {
      guest: { kind: 'guest' },
      service: { kind: 'service', clientId: 'a foreign system' },
      investor: { kind: 'investor', userId: people.ivy },
      'other investor': { kind: 'investor', userId: people.otto },
      advisor: { kind: 'advisor', userId: people.ada },
      'other advisor': { kind: 'advisor', userId: people.ben },
      admin: { kind: 'admin', userId: people.root },
      system: system('test'),
    },
  };
}

/** A row for each table that hangs on an account. A new table of that kind needs one here. */
function rowsOf({ account, portfolio, instrument }: { account: string; portfolio: string; instrument: string }): string[] {
  const key = `'${account}', '${portfolio}'`;
  return [
    `insert into transactions (account_id, portfolio_id, source, source_id, day, type, amount, currency)
     values (${key}, 'test', '${account}', '2026-01-02', 'Deposit', 100, 'GBP')`,
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
    `insert into known_devices values (${token}, '${userId}')`,
    `insert into activities (kind, section, user_id, is_investor) values ('signed-in', 'sign-in', '${userId}', true)`,
  ];
}
