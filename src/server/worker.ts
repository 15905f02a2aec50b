import { pino } from 'pino';
import { readConfig } from './config.ts';
import { databaseName } from './db/database-name.ts';
import { openInstallation } from './installation.ts';
import { startJobs } from './jobs/start-jobs.ts';

const config = readConfig();
const log = pino({ level: config.logLevel });
const installation = await openInstallation(config, log);
const variants = Object.values(installation.variants).map(({ variant, database }) => ({
  variant,
  database,
  connection: installation.server.app(databaseName(variant.id)),
}));
const jobs = await startJobs(variants, log);
log.info('working on the queues of every variant');

async function stop() {
  await jobs.stop();
  await installation.close();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
