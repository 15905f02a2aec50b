import { pino } from 'pino';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openInstallation } from './installation.ts';

const config = readConfig();
const log = pino({ level: config.logLevel });
const installation = await openInstallation(config, log);
const app = await createApp(installation);
await app.listen({ port: config.port, host: config.host });

async function stop() {
  await app.close();
  await installation.close();
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
