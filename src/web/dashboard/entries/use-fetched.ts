import { useEffect, useState } from 'react';
import { fetchJson } from '../../lib/fetch-json.ts';

export type Fetched<Value> = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly value: Value };

/** Fetches JSON from an address. A newer address replaces a pending request. `pause` is in milliseconds. */
export function useFetched<Value>(address: string | null, pause = 0): Fetched<Value> {
  const [fetched, setFetched] = useState<Fetched<Value>>({ state: 'loading' });
  useEffect(() => {
    if (address === null) return undefined;
    const asking = new AbortController();
    const waiting = setTimeout(() => {
      void fetchJson<Value>(address, asking.signal).then(
        (value) => setFetched({ state: 'ready', value }),
        () => asking.signal.aborted || setFetched({ state: 'failed' }),
      );
    }, pause);
    return () => {
      clearTimeout(waiting);
      asking.abort();
    };
  }, [address, pause]);
  return fetched;
}
