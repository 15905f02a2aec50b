import { join } from 'node:path';
import { Client } from 'pg';
import { system } from '#domain/actor.ts';
import type { VariantId } from '#contracts/ids.ts';
import { demoVariantIds } from '#server/demo/demo-variants.ts';
import { databaseName } from '#server/db/database-name.ts';
import { openDatabase } from '#server/db/database.ts';
import { appRole } from '#server/db/database-server.ts';
import { startEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { openSession } from '#server/operations/sessions/open-session.ts';
import { patientLimits } from '../support/patient.ts';
import { restoreData } from '../support/saved-data.ts';
import { ownProduct } from './product.ts';

/** Changes the running product's own database of a firm, as its owner. */
export async function inDatabase(statement: string, variant: VariantId = 'default'): Promise<void> {
  await asOwnerOf(variant, (client) => client.query(statement));
}

/** While `work` runs, a sent message can be taken back for ten minutes longer: on a slow machine ten seconds pass before a walk presses Undo. */
export async function withLongHold(work: () => Promise<void>, variant: VariantId = 'default'): Promise<void> {
  await inDatabase(
    `create or replace function hold_longer() returns trigger language plpgsql as
       $$ begin new.held_until := new.held_until + interval '10 minutes'; return new; end $$;
     create or replace trigger hold_longer before insert on thread_messages for each row execute function hold_longer()`,
    variant,
  );
  try {
    await work();
  } finally {
    await inDatabase('drop function hold_longer cascade', variant);
  }
}

/** Gives the running product the data that it began with, whatever walks before have made of it. */
export async function restoreProduct(): Promise<void> {
  for (const variant of demoVariantIds) await asOwnerOf(variant, restoreData);
}

async function asOwnerOf(variant: VariantId, work: (owner: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ host: await socketDir(), user: 'postgres', database: databaseName(variant) });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Makes the PINs that a firm has sent a day older: walks sign in more often than people do, who would have to wait for the next one. */
export async function agePins(variant: VariantId = 'default'): Promise<void> {
  await inDatabase("update outgoing_messages set created_at = created_at - interval '1 day' where counted_for is not null", variant);
}

/** The token of a session as signing in opens it, for someone who is there. */
export async function openedSession(variant: VariantId, email: string): Promise<string> {
  const database = openDatabase(
    { host: await socketDir(), user: appRole, database: databaseName(variant) },
    (error) => {
      throw error;
    },
    { limits: patientLimits },
  );
  try {
    const opened = await database.as(system('test')).write(async (tx) => {
      const user = (await tx.users.withPassword(email))?.user;
      if (!user) throw new Error(`There is nobody called ${email}.`);
      const caller = { networkAddress: '127.0.0.1', userAgent: null, deviceToken: null };
      return openSession(tx, { user, caller, secondFactor: 'pin', idleMinutes: 30, isFirst: false });
    });
    return opened.sessionToken;
  } finally {
    await database.close();
  }
}

async function socketDir(): Promise<string> {
  return (await startEmbeddedPostgres(join(ownProduct().varDir, 'postgres'))).socketDir;
}
