import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { appRole, asOwner, embeddedServer } from '#server/db/database-server.ts';
import { migrate } from '#server/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    socketDir: string;
    /** Where the first test that starts the product leaves its folder for the others to copy. */
    startedOnce: string;
  }
}

/** One real PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const server = await embeddedServer(join(folder, 'postgres'));
  await migrate(server, 'template');
  await asOwner(server, 'postgres', (client) => client.query(`alter role ${appRole} connection limit 85`));
  project.provide('socketDir', server.owner('postgres').host ?? '');
  project.provide('startedOnce', join(folder, 'started-once'));
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
