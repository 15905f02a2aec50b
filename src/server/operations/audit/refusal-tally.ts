type TellRepeats = (times: number) => Promise<void>;

/** Counts the repeats of refusals in the memory of this process. */
export interface RefusalTally {
  /**
   * Returns true if a refusal is to be recorded now. A repeat is counted instead, and `tellRepeats` of the last one is called with the
   * count when the minute ends.
   */
  readonly isFirst: (key: string, tellRepeats: TellRepeats) => boolean;
  /** The next one is the first again. */
  readonly forget: (key: string) => void;
  /** Tells now what is counted. */
  readonly tellAll: () => Promise<void>;
}

interface Counted {
  times: number;
  tellRepeats: TellRepeats;
  timer: NodeJS.Timeout;
}

/** A tally that tells repeats once in so many milliseconds, and counts at most so many different refusals: others are told each time. */
export function refusalTally({ milliseconds, most }: { readonly milliseconds: number; readonly most: number }): RefusalTally {
  const all = new Map<string, Counted>();

  function forget(key: string): void {
    clearTimeout(all.get(key)?.timer);
    all.delete(key);
  }

  function count(key: string, tellRepeats: TellRepeats): void {
    const timer = setTimeout(() => void endWindow(key), milliseconds).unref();
    all.set(key, { times: 0, tellRepeats, timer });
  }

  /** Ends a window. A caller who goes on is counted on, so that there is one row a minute. */
  async function endWindow(key: string): Promise<void> {
    const counted = all.get(key);
    forget(key);
    if (!counted || counted.times === 0) return;
    count(key, counted.tellRepeats);
    await counted.tellRepeats(counted.times);
  }

  return {
    isFirst(key, tellRepeats) {
      const counted = all.get(key);
      if (!counted) {
        if (all.size < most) count(key, tellRepeats);
        return true;
      }
      counted.times += 1;
      counted.tellRepeats = tellRepeats;
      return false;
    },
    forget,
    async tellAll() {
      const repeated = [...all.values()].filter(({ times }) => times > 0);
      for (const key of all.keys()) forget(key);
      await Promise.all(repeated.map(({ tellRepeats, times }) => tellRepeats(times)));
    },
  };
}
