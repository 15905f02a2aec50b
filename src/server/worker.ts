import './production.ts';
import { readConfig } from './config.ts';
import { openAppServices } from './app-services.ts';
import { firmsWithJobs } from './jobs/open-job-context.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { toErrorSentence } from './start/error-sentence.ts';
import { onStopSignal } from './start/stop-signal.ts';
import { openLog } from './log.ts';

/** `npm run worker`: another process for the jobs of every variant, until it is stopped. */
async function main(): Promise<void> {
  const config = readConfig();
  const log = openLog(config.logLevel);
  const installation = openAppServices(config, log);
  const jobs = installation.then((opened) => startJobs(firmsWithJobs(opened), opened));
  const stop = async () => {
    await jobs.then((started) => started.stop()).catch(() => undefined);
    await installation.then((opened) => opened.close()).catch(() => undefined);
  };
  onStopSignal(stop);
  try {
    await jobs;
  } catch (error) {
    await stop();
    throw error;
  }
  log.info('ready for the jobs of all variants');
}

try {
  await main();
} catch (error) {
  console.error(toErrorSentence(error));
  process.exit(1);
}
