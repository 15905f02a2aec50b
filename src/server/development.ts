import { readConfig } from './config.ts';
import { listOrigins } from './http/canonical-origin.ts';
import { type AppServices, openAppServices } from './app-services.ts';
import { firmsWithJobs } from './jobs/open-job-context.ts';
import { type Jobs, startJobs } from './jobs/start-jobs.ts';
import { openLog } from './log.ts';
import { fillWithDemoData } from './start/fill-with-demo-data.ts';
import { onStopSignal } from './start/stop-signal.ts';
import { welcome } from './start/welcome.ts';

/** An installation and its work in the background. */
interface Development {
  readonly installation: AppServices;
  readonly jobs: Jobs;
}

let opening: Promise<Development> | null = null;

/** The one installation of a development process, whatever reloads around it. */
export function developmentInstallation(): Promise<Development> {
  opening ??= open();
  return opening;
}

async function open(): Promise<Development> {
  const startedAt = performance.now();
  const config = readConfig('development');
  const installation = await openAppServices(config, openLog(config.logLevel));
  if (config.demo) await fillWithDemoData(installation, (line) => process.stdout.write(`${line}\n`));
  const jobs = await startJobs(firmsWithJobs(installation), installation);
  onStopSignal(async () => {
    await jobs.stop();
    await installation.close();
  });
  const milliseconds = performance.now() - startedAt;
  process.stdout.write(`${await welcome({ installation, originsOf: (id) => listOrigins(config, id), milliseconds })}\n`);
  return { installation, jobs };
}
