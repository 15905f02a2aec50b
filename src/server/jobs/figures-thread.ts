import { parentPort } from 'node:worker_threads';
import { type Database, openPipelinedDatabase } from '../db/database.ts';
import { FiguresMemory } from '../operations/figures/figures-memory.ts';
import { refreshFigures } from '../operations/figures/refresh-figures.ts';
import type { FiguresAnswer, NumberedWork } from './figures-work.ts';

/** A thread of `FiguresPool`: keeps a database and what it knows of its market for the next work, until it is told to stop. */
interface Place {
  readonly database: Database;
  readonly memory: FiguresMemory;
}

const places = new Map<string, Place>();

function placeOf({ connection }: NumberedWork): Place {
  const name = JSON.stringify(connection);
  const place = places.get(name) ?? { database: openPipelinedDatabase(connection, () => undefined), memory: new FiguresMemory() };
  places.set(name, place);
  return place;
}

async function answerTo(work: NumberedWork): Promise<FiguresAnswer> {
  const { number, through, settlement } = work;
  try {
    const { database, memory } = placeOf(work);
    return { number, ...(await refreshFigures(database, { through, settlement, memory })) };
  } catch (error) {
    const causes: unknown[] = error instanceof AggregateError ? error.errors : [];
    return { number, failure: [error, ...causes.slice(0, 3)].map(String).join(' ') };
  }
}

parentPort?.on('message', (message: NumberedWork | 'stop') => {
  if (message === 'stop') void stop();
  else void answerTo(message).then((answer) => parentPort?.postMessage(answer, []));
});

async function stop(): Promise<void> {
  await Promise.all([...places.values()].map(({ database }) => database.close()));
  parentPort?.close();
}
