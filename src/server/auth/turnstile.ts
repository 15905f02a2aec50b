import { AppError } from '#domain/errors.ts';

/** Lets work through a few at a time; as many more may wait, the rest is turned away. */
export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>;

/** @throws AppError `server-busy`, from the turnstile, when `atOnce` are inside and `waiting` stand before it. */
export function turnstile({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Turnstile {
  const queue: (() => void)[] = [];
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

  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
