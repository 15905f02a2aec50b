import './production.ts';
import { variantIds } from '#contracts/ids.ts';
import { readConfig } from './config.ts';
import { databaseName } from './db/database-name.ts';
import { asOwner, openDatabaseServer } from './db/database-server.ts';
import { installationOn } from './installation.ts';
import { fillWithDemoData } from './start/fill-with-demo-data.ts';
import { openLog } from './log.ts';

/** `npm run seed` fills empty variants with demo data; with `--fresh` everything that is there is thrown away first. */
const config = readConfig();
if (!config.demo) {
  console.error('Demo data goes into a demo alone, and --fresh throws everything away: set DEMO=true if that is what you want.');
  process.exit(1);
}
const server = await openDatabaseServer(config);
if (process.argv.includes('--fresh')) {
  for (const id of variantIds) {
    await asOwner(server, 'postgres', (client) => client.query(`drop database if exists ${databaseName(id)} with (force)`));
  }
}
const installation = await installationOn(server, config, openLog(config.logLevel));
await fillWithDemoData(installation, (line) => console.log(line));
await installation.close();
