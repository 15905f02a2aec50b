import { useState } from 'react';
import type { LoadedUnread } from '#contracts/people/notifications.ts';

/** The loaded count, a new object each time; null if the page counts nothing. */
type Loaded = Partial<LoadedUnread> | null;

interface Unread {
  /** Null where nothing is counted. */
  readonly count: number | null;
  /** Asks anew, and leaves the page as it is. */
  readonly ask: () => void;
}

/** Returns the number of unread items: as the page loaded it, or as a later request to the address returned it. */
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
