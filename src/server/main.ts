import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openInstallation } from './installation.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { buildWhenNeeded } from './start/build-when-needed.ts';
import { fillWithDemoData } from './start/fill-with-demo-data.ts';
import { lockInstance } from './start/instance-lock.ts';
import { onStopSignal } from './start/stop-signal.ts';
import { addressOf, welcome } from './start/welcome.ts';
import { openLog } from './log.ts';

const started = performance.now();
const config = readConfig();
const lock = lockInstance(config.varDir, addressOf('default', config.port));
if (lock.kind === 'held') {
  console.error(`The product already runs on this data (process ${lock.by.pid}): ${lock.by.address}`);
  process.exit(1);
}

const built = buildWhenNeeded();
if (built > 0) console.log(`Built the pages in ${(built / 1000).toFixed(1)} s.`);

const installation = await openInstallation(config, openLog(config.logLevel));
if (config.demo) await fillWithDemoData(installation, (line) => console.log(line));
const app = await createApp(installation);
await app.listen({ port: config.port, host: config.host });
const jobs = await startJobs(Object.values(installation.variants), installation.log);
console.log(welcome(installation, config.port, performance.now() - started));

onStopSignal(async () => {
  await app.close();
  await jobs.stop();
  await installation.close();
  lock.release();
});
