import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { assetInliner } from './pdf/inline-assets.ts';
import type { Printer } from './pdf/printer.ts';
import { renderPage } from './render-page.ts';
import type { Visit } from './visit.ts';

/** Pages of ours on paper. */
export interface Press {
  /** The page at `path` as a PDF, as the visit's actor would see it. Failures as those of `renderPage` and of the printer. */
  print(visit: Visit, path: string): Promise<Uint8Array>;
}

/** Prints what was built last, also in development: paper wants style sheets as files. */
export function openPress(printer: Printer, buildFolder: string): Press {
  const inline = assetInliner(join(buildFolder, 'client'));
  return {
    async print(visit, path) {
      const build = await lastBuild(join(buildFolder, 'server/index.js'));
      return printer.print(await inline(await renderPage(build, path, visit)));
    },
  };
}

/** Node keeps a module by its address, so a younger build gets another one. */
async function lastBuild(file: string): Promise<ServerBuild> {
  const { mtimeMs } = await stat(file);
  return (await import(`${pathToFileURL(file).href}?built=${mtimeMs}`)) as ServerBuild;
}
