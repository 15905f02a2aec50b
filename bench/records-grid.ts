import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '#domain/actor.ts';
import { openDatabase } from '#server/db/database.ts';
import { asOwner, embeddedServer } from '#server/db/database-server.ts';
import { migrate } from '#server/db/migrate.ts';
import { readCollection } from '#server/records/read-collection.ts';
import type { RecordContext } from '#server/records/binding.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { mediansInTurns, milliseconds } from './support/timing.ts';

/**
 * Measures the cost of a collection's list with 10 000 users, 70% of whom have signed in. The list is sorted, searched and filtered. The limit is the same
 * page by an index alone: fifty rows in its order with their details, and the total count. The target is at most twice the limit.
 */
const count = 10_000;
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const server = await embeddedServer(join(folder, 'postgres'));
try {
  await migrate(server, 'bench');
  const admin = await asOwner(server, 'bench', async (owner) => {
    await owner.query("insert into organisations (name) select 'House ' || n from generate_series(1, 20) n");
    await owner.query(
      `with houses as (select array_agg(id) as ids from organisations)
         insert into users (email, name, role, organisation_id)
         select 'user' || n || '@home.example', 'User ' || md5(n::text), case n % 10 when 0 then 'advisor' else 'investor' end, ids[1 + n % 20]
           from generate_series(1, ${count}) n, houses`,
    );
    const { rows } = await owner.query<{ id: string }>(
      "update users set role = 'admin' where email = 'user1@home.example' returning replace(id::text, '-', '') as id",
    );
    await owner.query(
      "insert into last_sign_ins select id, now() - random() * interval '2 years' from users where abs(hashtext(email)) % 10 < 7",
    );
    await owner.query('vacuum analyze');
    return rows[0]?.id ?? '';
  });
  const database = openDatabase(server.app('bench'), fail);
  const actor: Actor = { kind: 'admin', userId: admin };
  const context = { actor, db: database.as(actor), variant: defaultVariant, today: '2026-11-22' } as unknown as RecordContext;
  const byIndex = async () =>
    context.db.read(async ({ connection }) => {
      const [page, all] = await Promise.all([
        connection.query(
          `with page as materialized (select id from users order by email_key limit 50)
           select person.id, person.name, person.email, person.role, house.name as organisation, security.is_disabled, signed_in.at
             from users person join user_security security on security.user_id = person.id
             left join organisations house on house.id = person.organisation_id
             left join last_sign_ins signed_in on signed_in.user_id = person.id
            where person.id in (select id from page) order by person.email_key`,
        ),
        connection.query('select count(*) from users'),
      ]);
      if (page.rows.length !== 50 || all.rows.length !== 1) throw new Error('Other rows were found.');
    });
  for (const asked of [
    '',
    'sort=email',
    'sort=lastSignIn&order=desc',
    'find=ab',
    'role=advisor&sort=email',
    'find=user77&sort=email',
    'page=150',
    'page=150&order=desc',
  ]) {
    const times = await mediansInTurns(60, {
      grid: async () => readCollection(context, 'people', new URLSearchParams(asked)),
      index: byIndex,
    });
    const ratio = (times.grid / times.index).toFixed(2);
    console.log(`users ?${asked}: ${milliseconds(times.grid)}, by an index alone ${milliseconds(times.index)}, ratio ${ratio}`);
  }
  await database.close();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function fail(error: Error): never {
  throw error;
}
