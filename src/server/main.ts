import { pino } from 'pino';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openInstallation } from './installation.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { buildWhenNeeded } from './start/build-when-needed.ts';
import { fillWithDemoData } from './start/fill-with-demo-data.ts';
import { refuseTakenPort } from './start/free-port.ts';
import { lockInstance } from './start/instance-lock.ts';
import { onStopSignal } from './start/stop-signal.ts';
import { addressOf, welcome } from './start/welcome.ts';

/** What has been started so far, to be stopped in the opposite order: also when the start is broken off. */
const started: (() => unknown)[] = [];

async function stop(): Promise<void> {
  for (const end of started.splice(0).reverse()) await end();
}

async function start(): Promise<void> {
  const begun = performance.now();
  const config = readConfig();
  const lock = lockInstance(config.varDir, addressOf('default', config.port));
  if (lock.kind === 'held') throw new Error(`The product already runs on this data (process ${lock.by.pid}): ${lock.by.address}`);
  started.push(lock.release);
  await refuseTakenPort(config);

  const built = buildWhenNeeded();
  if (built > 0) console.log(`Built the pages in ${(built / 1000).toFixed(1)} s.`);

  const installation = await openInstallation(config, pino({ level: config.logLevel }));
  started.push(installation.close);
  if (config.demo) await fillWithDemoData(installation, (line) => console.log(line));

  const app = await createApp(installation);
  started.push(() => app.close());
  await app.listen({ port: config.port, host: config.host });
  const jobs = await startJobs(Object.values(installation.variants), installation.log);
  started.push(jobs.stop);
  console.log(welcome(installation, config.port, performance.now() - begun));
}

onStopSignal(stop);
try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop();
  process.exit(1);
}
