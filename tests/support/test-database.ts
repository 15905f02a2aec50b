import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import { appRole } from '#server/db/database-server.ts';
import { patientLimits } from './patient.ts';
import { type Database, openDatabase, openPipelinedDatabase } from '#server/db/database.ts';

export interface TestDatabase extends Database {
  /** A connection as the owner, for arranging and for reading without row-level security. */
  readonly owner: Client;
}

interface FreshDatabase extends TestDatabase {
  /** The same database through connections as the computing threads have them. */
  readonly pipelined: Database;
}

/** A fresh, migrated database of its own for a test file, dropped at the end of it. Its requests wait as long as `limits` say. */
export async function testDatabase({ limits = patientLimits } = {}): Promise<FreshDatabase> {
  const host = inject('socketDir');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new Client({ host, user: 'postgres', database: 'postgres' });
  await admin.connect();
  // Its files as they are: through the log they are written twice.
  await admin.query(`create database ${name} template template strategy file_copy`);

  const owner = new Client({ host, user: 'postgres', database: name });
  await owner.connect();
  const database = openDatabase({ host, user: appRole, database: name }, onIdleError, { limits });
  const pipelined = openPipelinedDatabase({ host, user: appRole, database: name }, onIdleError, { limits });
  afterAll(async () => {
    await database.close();
    await pipelined.close();
    await owner.end();
    await untilUnused(admin, name);
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  return { ...database, owner, pipelined };
}

/** A pool says that it is closed before its connections are; dropping the database under them would be an error of the run. */
async function untilUnused(admin: Client, name: string): Promise<void> {
  const connections = () => admin.query('select from pg_stat_activity where datname = $1 limit 1', [name]);
  for (let tries = 0; tries < 3000 && (await connections()).rowCount !== 0; tries += 1) await wait(10);
}

function onIdleError(error: Error): never {
  throw error;
}
