import { AppError } from '#domain/errors.ts';

/**
 * Runs a few tasks at a time; a number of further ones may wait, the rest are refused. `whose` a task is counts where each caller has a limit of its own.
 * A task stops waiting when its `signal` is aborted.
 */
export type ConcurrencyLimit = <T>(work: () => Promise<T>, whose?: string, signal?: AbortSignal) => Promise<T>;

export interface ConcurrencyBounds {
  readonly atOnce: number;
  readonly waiting: number;
  /** The share of all these that one caller may take. */
  readonly ofEach?: number;
  /** The longest wait of a task, in milliseconds. */
  readonly longestWait?: number;
}

/**
 * @returns a limit whose calls throw AppError `server-busy` when `atOnce` tasks run and `waiting` wait, or `ofEach` of them are the caller's own, when they have
 * waited for the longest time, and when whoever asked is gone before their turn
 */
export function concurrencyLimit({ atOnce, waiting, ofEach = Infinity, longestWait = Infinity }: ConcurrencyBounds): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  const taken = new Map<string, number>();
  let inside = 0;

  async function enter(signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw new AppError('server-busy');
    if (inside < atOnce) {
      inside += 1;
      return;
    }
    if (queue.length >= waiting) throw new AppError('server-busy');
    // A task that ends passes its place to the next, so that none slips in between.
    await turnIn(queue, longestWait, signal);
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else inside -= 1;
  }

  async function inTurn<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    await enter(signal);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return async (work, whose = '', signal) => {
    const own = taken.get(whose) ?? 0;
    if (own >= ofEach) throw new AppError('server-busy');
    taken.set(whose, own + 1);
    try {
      return await inTurn(work, signal);
    } finally {
      const left = (taken.get(whose) ?? 1) - 1;
      if (left === 0) taken.delete(whose);
      else taken.set(whose, left);
    }
  };
}

/** Waits for a turn, until it has taken too long or no one waits for it any more. */
async function turnIn(queue: (() => void)[], longestWait: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const giveUp = () => {
    const at = queue.indexOf(resolve);
    if (at === -1) return;
    queue.splice(at, 1);
    reject(new AppError('server-busy'));
  };
  const late = longestWait === Infinity ? undefined : setTimeout(giveUp, longestWait);
  signal?.addEventListener('abort', giveUp, { once: true });
  queue.push(resolve);
  try {
    await promise;
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', giveUp);
  }
}
