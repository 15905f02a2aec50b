import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FullConfig } from '@playwright/test';
import { demoVariantIds } from '#server/demo/demo-variants.ts';
import { databaseName } from '#server/db/database-name.ts';
import { asOwner, embeddedServer } from '#server/db/database-server.ts';
import { refuseStaleBuild } from '#server/start/build-when-needed.ts';
import { carefreeSql } from '../support/carefree-postgres.ts';
import { keepTemporaryFilesInMemory } from '../support/in-memory.ts';
import { saveData } from '../support/saved-data.ts';
import { patient } from '../support/patient.ts';
import { linkChromium } from '../support/link-chromium.ts';
import { anyPort, untilReady } from '../support/until-ready.ts';

/** As a person starts it. */
const environment = () => ({ ...process.env, LOG_LEVEL: 'warn', NODE_ENV: undefined });

interface Product {
  readonly port: number;
  readonly varDir: string;
}

/** For each worker the built product as a person starts it, on demo data of its own: walks at the same time do not meet. */
export default async function startProducts({ workers }: FullConfig): Promise<() => Promise<void>> {
  refuseStaleBuild();
  const forgetTemporaryFiles = keepTemporaryFilesInMemory();
  const filled = await filledFolder();
  const started = await Promise.all(Array.from({ length: workers }, () => startProduct(filled)));
  rmSync(filled, { recursive: true });
  process.env.PRODUCTS = JSON.stringify(started.map(({ product }) => product));
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
    forgetTemporaryFiles();
  };
}

/** The product of the worker that asks. */
export function ownProduct(): Product {
  const products = JSON.parse(process.env.PRODUCTS ?? '[]') as readonly Product[];
  const own = products[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!own) throw new Error('No product was started for this worker.');
  return own;
}

/** Demo data, made once for all of them. */
async function filledFolder(): Promise<string> {
  const filled = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  linkChromium(filled);
  const server = await embeddedServer(join(filled, 'postgres'));
  await asOwner(server, 'postgres', async (client) => {
    for (const statement of carefreeSql) await client.query(statement);
  });
  await server.stop();
  execFileSync(process.execPath, ['src/server/commands/seed.ts'], { stdio: 'inherit', env: { ...environment(), VAR_DIR: filled } });
  const seeded = await embeddedServer(join(filled, 'postgres'));
  for (const variant of demoVariantIds) await asOwner(seeded, databaseName(variant), saveData);
  await seeded.stop();
  return filled;
}

async function startProduct(filled: string) {
  const varDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  execFileSync('cp', ['-a', `${filled}/.`, varDir]);
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment(), ...patient, ...anyPort, VAR_DIR: varDir },
  });
  const port = await untilReady(child, varDir);
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(varDir, { recursive: true, force: true });
  };
  return { product: { port, varDir }, stop };
}
