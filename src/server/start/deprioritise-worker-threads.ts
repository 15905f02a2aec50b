import { readdirSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';

/** The folder in which Linux lists the threads of a process; no other system does. */
const threads = '/proc/self/task';

/** The name of the threads that hash passwords and compress answers. */
const pool = 'libuv-worker';

/** In steps of `nice`: about a third of the time that the thread which answers gets where both want the same core. */
const stepsBack = 5;

/**
 * Lets the threads that hash and compress step back behind the one that answers and behind the database, so that pages are quick while
 * many sign in. On Linux alone; elsewhere, and where the machine does not allow it, all threads stay equal.
 */
export async function deprioritiseWorkerThreads(): Promise<void> {
  if (process.platform !== 'linux') return;
  // Node starts those threads with their first work.
  await stat(threads);
  try {
    stepBack();
  } catch (error) {
    process.emitWarning(`All threads stay equal: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function stepBack(): void {
  for (const id of readdirSync(threads)) {
    if (readFileSync(`${threads}/${id}/comm`, 'utf8').trim() === pool) setPriority(Number(id), Math.min(19, getPriority() + stepsBack));
  }
}
