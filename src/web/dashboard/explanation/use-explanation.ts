import { useState } from 'react';
import type { Explanation } from '#contracts/reports/figures.ts';

export type AskedExplanation =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'ready'; readonly value: Explanation; readonly address: string };

/**
 * The explanation at an address, fetched when it is asked for and kept while the address stays the same. A failure stays
 * in the panel that asked: it is no failure of the page.
 */
export function useExplanation(address: string): readonly [explanation: AskedExplanation, ask: () => void] {
  const [asked, setAsked] = useState<AskedExplanation>({ state: 'loading' });
  const isKept = asked.state === 'ready' && asked.address === address;
  const ask = async () => {
    if (isKept) return;
    setAsked({ state: 'loading' });
    setAsked(await fetched(address));
  };
  return [asked.state === 'ready' && !isKept ? { state: 'loading' } : asked, () => void ask()];
}

async function fetched(address: string): Promise<AskedExplanation> {
  try {
    const response = await fetch(address, { headers: { accept: 'application/json' } });
    if (!response.ok) return { state: 'failed' };
    return { state: 'ready', value: (await response.json()) as Explanation, address };
  } catch {
    return { state: 'failed' };
  }
}
