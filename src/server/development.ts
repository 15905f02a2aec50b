import { readConfig } from './config.ts';
import { type Installation, openInstallation } from './installation.ts';
import { onStopSignal } from './start/stop-signal.ts';
import { openLog } from './log.ts';

let opening: Promise<Installation> | null = null;

/** The one installation of a development process, whatever reloads around it. */
export function developmentInstallation(): Promise<Installation> {
  opening ??= open();
  return opening;
}

async function open(): Promise<Installation> {
  const config = readConfig('development');
  const installation = await openInstallation(config, openLog(config.logLevel));
  onStopSignal(() => installation.close());
  return installation;
}
