import { join } from 'node:path';
import { idOfActor } from '#domain/actor.ts';
import { lastBuild } from './last-build.ts';
import { assetInliner } from './pdf/inline-assets.ts';
import type { Printer } from './pdf/printer.ts';
import { renderPage } from './render-page.ts';
import { serverBuild } from './start/build-when-needed.ts';
import type { RequestContext } from './request-context.ts';

/** Prints pages of ours. */
export interface PagePrinter {
  /**
   * The page at `path` as a PDF, as the request's actor would see it. `whose` has a limit of its own at the printer: the actor, unless said. Failures as
   * those of `renderPage` and of the printer.
   */
  print(context: RequestContext, path: string, whose?: string): Promise<Uint8Array>;
}

/** Prints what was built last, also in development: paper wants style sheets as files. */
export function openPagePrinter(printer: Printer): PagePrinter {
  const inline = assetInliner(join(serverBuild, '../../client'));
  return {
    async print(context, path, whose = idOfActor(context.actor)) {
      return printer.print(await inline(await renderPage(await lastBuild(), path, context)), whose);
    },
  };
}
