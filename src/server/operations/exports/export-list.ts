import { idOfActor } from '#domain/actor.ts';
import type { RequestContext } from '../../request-context.ts';
import { recordDownload } from '../activity/record-download.ts';
import { exportsInTurn } from './exports-in-turn.ts';

/** A batch is up to a few hundred rows in memory; two are read at a time, so that pages still find connections. */
const inTurn = exportsInTurn({ atOnce: 20, ofEach: 2, reading: 2, idle: 120_000 });

/**
 * A list as a file, in batches; told as a download before the first of them.
 *
 * @throws AppError `server-busy` while too many are on their way, or two of one's own
 */
export async function exportList<Batch>(
  context: RequestContext,
  download: Parameters<typeof recordDownload>[1],
  batches: () => AsyncGenerator<Batch>,
): Promise<AsyncIterable<Batch>> {
  return inTurn(idOfActor(context.actor), async () => {
    await recordDownload(context, download);
    return batches();
  });
}
