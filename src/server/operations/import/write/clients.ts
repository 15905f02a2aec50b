import { accountFields } from '#domain/account/account-fields.ts';
import { upsert } from './upsert.ts';
import { writeGroups } from './groups.ts';
import type { WriteStep } from './write-step.ts';

/**
 * Updates phone numbers and counts the people with no other change. Locks their rows in `users` first, as every writer of both tables does.
 */
const phonesSql = `
  with held as materialized (
    select person.id, s.phone from staged_users s join users person on person.email_key = s.email join user_security security on security.user_id = person.id
     where s.phone is not null and security.phone is distinct from s.phone order by person.id for no key update of person),
  told as (
    update user_security security set phone = held.phone from held where security.user_id = held.id returning security.user_id)
  select count(*) as changed from told where user_id not in (select id from changed_users)`;

/** Writes the people of the file. A blank cell leaves the stored value, which people enter themselves. */
export const writeUsers: WriteStep = {
  file: 'users.csv',
  async write(connection, columns) {
    await connection.query(
      'insert into organisations (name) select distinct organisation from staged_users where organisation is not null on conflict (name) do nothing',
    );
    const people = await upsert(
      connection,
      {
        into: 'users',
        key: { email: 's.email' },
        match: 'lower(t.email) = s.email',
        conflict: 'lower(email)',
        values: {
          name: { sql: 's.name', from: 'name' },
          role: { sql: 's.role', from: 'role' },
          language: { sql: 'coalesce(s.language, t.language)', from: 'language' },
          organisation_id: { sql: 'coalesce(o.id, t.organisation_id)', from: 'organisation' },
        },
        from: 'staged_users s left join organisations o on o.name = s.organisation',
        changed: { table: 'changed_users', id: 'id', day: 'null::date' },
      },
      columns,
    );
    const numbers = columns.has('phone') ? await connection.query<{ changed: string }>(phonesSql) : null;
    return { ...people, changed: people.changed + Number(numbers?.rows[0]?.changed ?? 0) };
  },
};

const accountValues = Object.fromEntries(
  accountFields
    .filter((each) => 'file' in each && each.column !== 'externalId')
    .map(({ column, field }) => [field, { sql: `s."${column}"`, from: column }]),
);

export const writeAccounts: WriteStep = {
  file: 'accounts.csv',
  async write(connection, columns) {
    await connection.query('insert into portals (name) select distinct portal from staged_accounts on conflict (name) do nothing');
    const written = await upsert(
      connection,
      {
        into: 'accounts',
        key: { portal_id: 'o.id', external_id: 's."externalId"' },
        values: accountValues,
        from: 'staged_accounts s join portals o on o.name = s.portal',
        changed: { table: 'changed_accounts', id: 'id', day: 'null::date', matters: 'old.currency is distinct from new.currency' },
      },
      columns,
    );
    const regrouped = columns.has('groups') ? await writeGroups(connection) : 0;
    return { ...written, changed: written.changed + regrouped };
  },
};

export const writePortfolios: WriteStep = {
  file: 'portfolios.csv',
  write: (connection, columns) =>
    upsert(
      connection,
      {
        into: 'portfolios',
        key: { account_id: 'k.account_id', external_id: 's."externalId"' },
        values: {
          name: { sql: 's.name', from: 'name' },
          type: { sql: 's.type', from: 'type' },
          currency: { sql: 's.currency', from: 'currency' },
          region: { sql: 's.region', from: 'region' },
          inception: { sql: 's.inception', from: 'inception' },
          objective: { sql: 's.objective', from: 'objective' },
          risk_level: { sql: 's."riskLevel"', from: 'riskLevel' },
          esg_rating: { sql: 's."esgRating"', from: 'esgRating' },
          benchmark_id: { sql: 'b.id', from: 'benchmark' },
          model_id: { sql: 'm.model_id', from: 'model' },
        },
        from: `staged_portfolios s
          join known_accounts k on k.external_id = s.account
          left join benchmarks b on b.name = s.benchmark
          left join known_models m on m.name = s.model`,
        changed: {
          table: 'changed_portfolios',
          id: 'id',
          day: 'null::date',
          matters: `row(old.currency, old.benchmark_id, old.inception) is distinct from row(new.currency, new.benchmark_id, new.inception)`,
        },
      },
      columns,
    ),
};
