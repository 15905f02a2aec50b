import { useEffect, useState } from 'react';
import type { ReportDates } from '#contracts/datasets/accounts.ts';

export type AskedDates = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly value: ReportDates };

/** The days at an address, fetched when the calendar is opened. Without them it still knows the first and the last day. */
export function useReportDates(address: string): AskedDates {
  const [asked, setAsked] = useState<AskedDates>({ state: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    void fetched(address, leaving.signal).then((answer) => {
      if (!leaving.signal.aborted) setAsked(answer);
    });
    return () => leaving.abort();
  }, [address]);
  return asked;
}

async function fetched(address: string, signal: AbortSignal): Promise<AskedDates> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' }, signal });
    return response.ok ? { state: 'ready', value: (await response.json()) as ReportDates } : { state: 'failed' };
  } catch {
    return { state: 'failed' };
  }
}
