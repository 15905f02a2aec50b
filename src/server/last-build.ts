import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { serverBuild } from './start/build-when-needed.ts';

/** Loads the newest build. Node keeps a module by its address, so a younger build gets another one. */
export async function lastBuild(): Promise<ServerBuild> {
  const { mtimeMs } = await stat(serverBuild);
  return (await import(`${pathToFileURL(serverBuild).href}?built=${mtimeMs}`)) as ServerBuild;
}
