import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '#domain/actor.ts';
import { openDatabase } from '#server/db/database.ts';
import { asOwner, embeddedServer } from '#server/db/database-server.ts';
import { migrate } from '#server/db/migrate.ts';
import type { RecordContext } from '#server/records/binding.ts';
import { recordAction } from '#server/records/record-action.ts';
import { readRecord } from '#server/records/read-collection.ts';
import { defaultVariant } from '#variants/default/default.ts';
import { mediansInTurns, milliseconds } from './support/timing.ts';

/**
 * Measures the cost of saving an administrator's form: parsing, validation, comparison with the stored record, and the audit trail. The limit is a plain
 * update of the same row and its row in the trail, in one transaction. The longest form is that of a model portfolio: 21 fields as a browser sends them. The
 * target is at most three times the limit.
 */
const folder = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const server = await embeddedServer(join(folder, 'postgres'));
try {
  await migrate(server, 'bench');
  const { admin, model } = await asOwner(server, 'bench', async (owner) => {
    const made = async (sql: string) =>
      (await owner.query<{ id: string }>(`${sql} returning replace(id::text, '-', '') as id`)).rows[0]?.id ?? '';
    return {
      admin: await made("insert into users (email, name, role) values ('root@home.example', 'Root', 'admin')"),
      model: await made("insert into models (name) values ('Balanced')"),
    };
  });
  const database = openDatabase(server.app('bench'), fail);
  const actor: Actor = { kind: 'admin', userId: admin };
  const context = { actor, db: database.as(actor), variant: defaultVariant, today: '2026-11-23' } as unknown as RecordContext;
  const targets = ['Fixed Interest', 'Equities', 'Alternatives', 'Property', 'Cash', 'Other'];
  let round = 0;
  const bands = (least: number) =>
    Object.fromEntries(
      targets.flatMap((option, at) => [
        [`data.${option}.min`, String(least)],
        [`data.${option}.target`, at === 0 ? '50' : '10'],
        [`data.${option}.max`, '90'],
      ]),
    );
  let { version } = await readRecord(context, 'models', model);
  const form = async () => {
    round += 1;
    const fields = {
      intent: 'save',
      version: String(version),
      name: `Balanced ${round}`,
      profile: '',
      rebalance: 'yearly',
      ...bands(round % 9),
    };
    const saved = await recordAction(context, { collection: 'models', id: model }, fields);
    if (!('version' in saved) || !('done' in saved)) throw new Error(JSON.stringify(saved));
    version = saved.version;
  };
  const plain = async () => {
    round += 1;
    await context.db.write(async (tx) => {
      await tx.connection.query("update models set name = $2, rebalance = 'yearly' where id = $1", [model, `Balanced ${round}`]);
      await tx.connection.query(
        `insert into model_targets (model_id, asset_class, min, target, max) select $1, option, $3::numeric / 100, 0.1, 0.9 from unnest($2::text[]) option
             on conflict (model_id, asset_class) do update set min = excluded.min, target = excluded.target, max = excluded.max`,
        [model, targets, round % 9],
      );
      const { rows } = await tx.connection.query<{ version: number }>('select version from models where id = $1', [model]);
      version = rows[0]?.version ?? version;
      tx.audit.add({
        action: 'model-changed',
        target: { kind: 'model', id: model },
        before: { name: 'Balanced' },
        after: { name: `Balanced ${round}` },
      });
    });
  };
  const times = await mediansInTurns(100, { form, plain });
  const ratio = (times.form / times.plain).toFixed(2);
  console.log(`a form of 21 fields: ${milliseconds(times.form)}, a plain update ${milliseconds(times.plain)}, ratio ${ratio}`);
  await database.close();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

function fail(error: Error): never {
  throw error;
}
