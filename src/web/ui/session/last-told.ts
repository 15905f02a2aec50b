const storageKey = 'session-last-told';
const atMostEvery = 60_000;

/**
 * Tells when the server is next told that somebody is there, at most once a minute. The storage of the tab keeps the moment from page to
 * page: someone who only loads pages, each less than a minute after the last one, is there too.
 */
export function lastTold(storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const note = (now: number) => storage.setItem(storageKey, String(now));
  return {
    note,
    /** Returns true if a minute has passed; the first time in a tab it begins. */
    isDue: (now: number): boolean => {
      const told = storage.getItem(storageKey);
      if (told === null) note(now);
      const since = now - Number(told ?? now);
      return !(since >= 0 && since < atMostEvery); // also after the clock was set back, or what is no moment
    },
  };
}
