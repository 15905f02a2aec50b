import { useState } from 'react';
import type { LoadedUnread } from '#contracts/people/notifications.ts';

/** What was loaded, another object each time; null where nothing is counted. */
type Loaded = Partial<LoadedUnread> | null;

interface Unread {
  /** Null where nothing is counted. */
  readonly count: number | null;
  /** Asks anew, and leaves the page as it is. */
  readonly ask: () => void;
}

/** How many wait: as the page was loaded, or as they were asked for since at an address. */
export function useUnread(loaded: Loaded, address: string): Unread {
  const [since, setSince] = useState({ loaded, count: loaded?.count ?? null });
  const ask = async () => {
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok || answer.redirected) return;
    const { count } = (await answer.json()) as LoadedUnread;
    setSince({ loaded, count });
  };
  return {
    count: since.loaded === loaded ? since.count : (loaded?.count ?? null),
    ask: () => {
      if (loaded) void ask();
    },
  };
}
