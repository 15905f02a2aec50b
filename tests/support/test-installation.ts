import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { type Installation, openInstallation } from '#server/installation.ts';
import { buildWhenNeeded } from '#server/start/build-when-needed.ts';
import type { TestDatabase } from './test-database.ts';

export interface TestInstallation {
  readonly installation: Installation;
  readonly app: FastifyInstance;
  /** The default variant's database. */
  readonly database: TestDatabase;
}

/** The whole product in its production build, on a PostgreSQL and a data folder of its own, without listening on a port. */
export async function testInstallation(): Promise<TestInstallation> {
  const varDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  buildWhenNeeded();
  const config = readConfig('test', { VAR_DIR: varDir, LOG_LEVEL: 'silent', DEMO: 'true' });
  const installation = await openInstallation(config, pino({ level: 'silent' }));
  const app = await createApp(installation);
  await app.ready();
  const owner = new Client(installation.server.owner('portal_default'));
  await owner.connect();
  afterAll(async () => {
    await owner.end();
    await app.close();
    await installation.close();
    rmSync(varDir, { recursive: true, force: true });
  });
  return { installation, app, database: { ...installation.variants.default.database, owner } };
}
