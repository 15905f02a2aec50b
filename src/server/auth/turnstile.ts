import { AppError } from '#domain/errors.ts';

/** Lets work through a few at a time; as many more may wait, the rest is turned away. `whose` it is counts where each has places of his own. */
export type Turnstile = <T>(work: () => Promise<T>, whose?: string) => Promise<T>;

export interface Places {
  readonly atOnce: number;
  readonly waiting: number;
  /** How many of all these one alone may take. */
  readonly ofEach?: number;
}

/** @throws AppError `server-busy`, from the turnstile, when `atOnce` are inside and `waiting` stand before it, or `ofEach` of them are one's own. */
export function turnstile({ atOnce, waiting, ofEach = Infinity }: Places): Turnstile {
  const queue: (() => void)[] = [];
  const taken = new Map<string, number>();
  let inside = 0;

  async function enter(): Promise<void> {
    if (inside < atOnce) {
      inside += 1;
      return;
    }
    if (queue.length >= waiting) throw new AppError('server-busy');
    // Whoever leaves hands its place over, so nobody slips in between.
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
