import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the migration that brings the tables from the last snapshot to the schema; of the snapshots the new one alone is kept. */
const [name] = process.argv.slice(2);
if (!name) throw new Error('npm run migration -- <name, such as notes>');
const { status } = spawnSync('drizzle-kit', ['generate', '--name', name], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const meta = join(import.meta.dirname, '../src/server/db/migrations/meta');
const snapshots = readdirSync(meta).filter((file) => file.endsWith('_snapshot.json'));
for (const old of snapshots.toSorted().slice(0, -1)) rmSync(join(meta, old));
