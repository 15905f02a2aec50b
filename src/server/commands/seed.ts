import '../production.ts';
import { variantIds } from '#contracts/ids.ts';
import { type Config, readConfig } from '../config.ts';
import { databaseName } from '../db/database-name.ts';
import { asOwner, openDatabaseServer } from '../db/database-server.ts';
import { type AppServices, openAppServices } from '../app-services.ts';
import { fillWithDemoData, refuseOtherThanDemoData } from '../start/fill-with-demo-data.ts';
import { openLog } from '../log.ts';
import { runCommand } from '../start/run-command.ts';

await runCommand(main);

/** `npm run seed` fills empty variants with demo data; with `--fresh` the demo data that is there is thrown away first. */
async function main(): Promise<number> {
  const config = readConfig();
  if (!config.demo)
    throw new Error('Demo data is only for a demo, and --fresh deletes the demo data already there: set DEMO=true to continue.');
  if (process.argv.includes('--fresh')) {
    await onInstallation(config, refuseOtherThanDemoData);
    await dropDatabases(config);
  }
  await onInstallation(config, (installation) => fillWithDemoData(installation, (line) => console.log(line)));
  return 0;
}

async function onInstallation(config: Config, work: (installation: AppServices) => Promise<void>): Promise<void> {
  const installation = await openAppServices(config, openLog(config.logLevel));
  try {
    await work(installation);
  } finally {
    await installation.close();
  }
}

async function dropDatabases(config: Config): Promise<void> {
  for (const id of variantIds) {
    const server = await openDatabaseServer(config, id);
    try {
      await asOwner(server, 'postgres', (client) => client.query(`drop database if exists ${databaseName(id)} with (force)`));
    } finally {
      await server.stop();
    }
  }
}
