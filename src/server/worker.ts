import './production.ts';
import { readConfig } from './config.ts';
import { openInstallation } from './installation.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { onStopSignal } from './start/stop-signal.ts';
import { openLog } from './log.ts';

const config = readConfig();
const log = openLog(config.logLevel);
const installation = await openInstallation(config, log);
const jobs = await startJobs(Object.values(installation.variants), log);
log.info('working on the queues of every variant');

onStopSignal(async () => {
  await jobs.stop();
  await installation.close();
});
