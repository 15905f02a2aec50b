import { AppError } from '#domain/errors.ts';
import { type ConcurrencyLimit, concurrencyLimit } from '../../concurrency-limit.ts';

export interface ExportBounds {
  /** The most files exported at once. */
  readonly atOnce: number;
  /** The most of these for one user. */
  readonly ofEach: number;
  /** The most files of which a batch is read at the same time; the others wait for theirs. */
  readonly reading: number;
  /** Milliseconds without anyone asking for the next batch, after which a file is broken off. */
  readonly idle: number;
}

/** Begins a file for a person (an ID), with a place of its own until it is read, left or broken off. */
export type ExportsInTurn = <Batch>(whose: string, begin: () => Promise<AsyncGenerator<Batch>>) => Promise<AsyncIterable<Batch>>;

/**
 * Files of long lists, a few at once.
 *
 * @returns what begins one; it throws AppError `server-busy`, with nothing begun, when all places or the person's own are taken, and
 *   whoever goes on with a file that was broken off gets the same error: its end is not mistaken for the end of the list
 */
export function exportsInTurn({ atOnce, ofEach, reading, idle }: ExportBounds): ExportsInTurn {
  const places = concurrencyLimit({ atOnce, waiting: 0, ofEach });
  const readings = concurrencyLimit({ atOnce: reading, waiting: atOnce });
  return async (whose, begin) => {
    const leave = await placeIn(places, whose);
    try {
      return inBatches(await begin(), { readings, idle, leave });
    } catch (error) {
      leave();
      throw error;
    }
  };
}

/** @returns what gives the place back */
async function placeIn(places: ConcurrencyLimit, whose: string): Promise<() => void> {
  const entered = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const work = () => {
    entered.resolve();
    return left.promise;
  };
  places(work, whose).catch(entered.reject);
  await entered.promise;
  return left.resolve;
}

interface Place {
  readonly readings: ConcurrencyLimit;
  readonly idle: number;
  readonly leave: () => void;
}

function inBatches<Batch>(batches: AsyncGenerator<Batch>, { readings, idle, leave }: Place): AsyncIterableIterator<Batch> {
  let isBrokenOff = false;
  const breakOff = () => {
    isBrokenOff = true;
    leave();
    batches.return(undefined).catch(() => undefined);
  };
  let timer = setTimeout(breakOff, idle).unref();
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      if (isBrokenOff) throw new AppError('server-busy');
      clearTimeout(timer);
      try {
        const result = await readings(() => batches.next());
        if (result.done) leave();
        else timer = setTimeout(breakOff, idle).unref();
        return result;
      } catch (error) {
        leave();
        throw error;
      }
    },
    async return() {
      clearTimeout(timer);
      leave();
      return batches.return(undefined);
    },
  };
}
