import { AppError } from '#domain/errors.ts';

/** Runs a few tasks at a time; a number of further ones may wait, the rest are refused. `whose` a task is counts where each caller has a limit of its own. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>, whose?: string) => Promise<T>;

export interface ConcurrencyBounds {
  readonly atOnce: number;
  readonly waiting: number;
  /** How many of all these one caller may take. */
  readonly ofEach?: number;
}

/** @returns a limit whose calls throw AppError `server-busy` when `atOnce` tasks run and `waiting` wait, or `ofEach` of them are the caller's own */
export function concurrencyLimit({ atOnce, waiting, ofEach = Infinity }: ConcurrencyBounds): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  const taken = new Map<string, number>();
  let inside = 0;

  async function enter(): Promise<void> {
    if (inside < atOnce) {
      inside += 1;
      return;
    }
    if (queue.length >= waiting) throw new AppError('server-busy');
    // A task that ends passes its place to the next, so that none slips in between.
    await new Promise<void>((resolve) => {
      queue.push(resolve);
    });
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else inside -= 1;
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return async (work, whose = '') => {
    const own = taken.get(whose) ?? 0;
    if (own >= ofEach) throw new AppError('server-busy');
    taken.set(whose, own + 1);
    try {
      return await inTurn(work);
    } finally {
      const left = (taken.get(whose) ?? 1) - 1;
      if (left === 0) taken.delete(whose);
      else taken.set(whose, left);
    }
  };
}
