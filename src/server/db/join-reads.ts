import { AppError } from '#domain/errors.ts';
import { mapPgError } from './pg-error-mapping.ts';
import type { Queries } from './queries.ts';

/** Reads in a snapshot of its own, which ends with `work`. `begun` fails where the snapshot could not begin. */
type ReadAlone = <T>(work: (snapshot: Queries, begun: Promise<unknown>) => Promise<T>) => Promise<T>;

interface Shared {
  readonly opened: Promise<{ readonly snapshot: Queries; readonly begun: Promise<unknown> }>;
  readonly end: () => void;
  readers: number;
}

export interface JoinedReads {
  readonly read: <T>(work: (snapshot: Queries) => Promise<T>) => Promise<T>;
  /** Lets what is read from here on see what was committed until now. */
  readonly forget: () => void;
}

/**
 * Lets the reads of one request that begin while another is under way, or right after it, share its snapshot: a page reads many times, and to
 * begin and end a transaction costs about as much as a question. What fails unforeseen, as everything does after the first failure in a snapshot, is
 * read once more alone.
 */
export function joinReads(readAlone: ReadAlone): JoinedReads {
  let current: Shared | null = null;
  const forget = () => {
    current = null;
  };
  const leave = (shared: Shared) => {
    shared.readers -= 1;
    setImmediate(() => {
      if (shared.readers > 0) return;
      if (current === shared) forget();
      shared.end();
    });
  };
  return {
    forget,
    read: async (work) => {
      const shared = (current ??= open(readAlone));
      shared.readers += 1;
      try {
        const { snapshot, begun } = await shared.opened;
        const result = await work(snapshot);
        await begun; // without its beginning nothing of it counts
        return result;
      } catch (error) {
        const known = mapPgError(error, true);
        if (known instanceof AppError) throw known;
        if (current === shared) forget();
      } finally {
        leave(shared);
      }
      return readAlone(work);
    },
  };
}

function open(readAlone: ReadAlone): Shared {
  const opened = Promise.withResolvers<Awaited<Shared['opened']>>();
  const over = Promise.withResolvers<void>();
  readAlone((snapshot, begun) => {
    opened.resolve({ snapshot, begun });
    return over.promise;
  }).catch(opened.reject);
  return { opened: opened.promise, end: over.resolve, readers: 0 };
}
