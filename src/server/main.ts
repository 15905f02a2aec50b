import './production.ts';
import { type VariantId, variantIds } from '#contracts/ids.ts';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { listOrigins } from './http/canonical-origin.ts';
import { openAppServices } from './app-services.ts';
import { firmsWithJobs } from './jobs/open-job-context.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { openLog } from './log.ts';
import { deprioritiseWorkerThreads } from './start/deprioritise-worker-threads.ts';
import { buildWhenNeeded, refuseStaleBuild } from './start/build-when-needed.ts';
import { fillWithDemoData } from './start/fill-with-demo-data.ts';
import { reservePort } from './start/reserve-port.ts';
import { type Instance, lockInstance } from './start/instance-lock.ts';
import { refuseRoutesWithoutPage } from './start/refuse-routes-without-page.ts';
import { toErrorSentence } from './start/error-sentence.ts';
import { onStopSignal } from './start/stop-signal.ts';
import { welcome } from './start/welcome.ts';

/** The endings of what has been begun, to be done in the opposite order: also while the start is still under way. */
const endings: (() => unknown)[] = [];
let isStopping = false;

/** Ends everything, also what comes after something that could not be ended: a queue whose database is gone cannot say goodbye. */
async function stop(): Promise<void> {
  isStopping = true;
  for (const end of endings.splice(0).reverse()) {
    try {
      await end();
    } catch (error) {
      console.error(`While stopping: ${toErrorSentence(error)}`);
    }
  }
}

/** Begins something that has to be ended, and remembers how before it is there. */
async function begun<Thing>(beginning: Promise<Thing>, end: (thing: Thing) => unknown): Promise<Thing> {
  endings.push(() => beginning.then(end, () => undefined));
  return beginning;
}

async function start(): Promise<void> {
  const startedAt = performance.now();
  const given = readConfig();
  const lock = lockInstance(given.varDir);
  if (lock.kind === 'held') throw new Error(alreadyRuns(lock.by));
  endings.push(lock.release);
  const reserved = await begun(reservePort(given), ({ release }) => release());
  const config = { ...given, port: reserved.port };
  const ownOrigins = (id: VariantId) => listOrigins(config, id);
  const [address = ''] = variantIds.flatMap(ownOrigins);
  lock.announce({ port: config.port, address });

  if (config.build === 'given') refuseStaleBuild();
  else buildWhenNeeded(say);
  await refuseRoutesWithoutPage();

  const installation = await begun(openAppServices(config, openLog(config.logLevel)), ({ close }) => close());
  if (config.demo) await fillWithDemoData(installation, say);
  const jobs = await begun(startJobs(firmsWithJobs(installation), installation), (started) => started.stop());
  await deprioritiseWorkerThreads();
  const app = await begun(createApp({ installation, jobs }), (server) => server.close());
  await reserved.release();
  await app.listen({ port: config.port, host: config.host });
  console.log(await welcome({ installation, originsOf: ownOrigins, milliseconds: performance.now() - startedAt }));
}

function say(line: string): void {
  console.log(line);
}

function alreadyRuns(by: Instance | null): string {
  if (!by) return 'Another process is already starting the product on this data.';
  return `The product is already running on this data (process ${by.pid}): ${by.address}`;
}

onStopSignal(stop);
try {
  await start();
} catch (error) {
  // What is broken off by Ctrl-C fails on the way; that is no news.
  if (!isStopping) {
    console.error(toErrorSentence(error));
    await stop();
    process.exit(1);
  }
}
