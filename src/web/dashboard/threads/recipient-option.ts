import { href } from 'react-router';
import type { Recipient } from '#contracts/threads.ts';
import { fetchJson } from '../../lib/fetch-json.ts';

interface RecipientOption {
  readonly value: string;
  readonly label: string;
}

export function recipientOption({ id, name, hint }: Recipient): RecipientOption {
  return { value: id, label: hint === null ? name : `${name} · ${hint}` };
}

/** Asks for clients of a portal whose name or email contains something. */
export function recipientsOn(portal: string) {
  return async (find: string, signal: AbortSignal): Promise<RecipientOption[]> => {
    const address = `${href('/dashboard/:portal/messages/recipients', { portal })}?${new URLSearchParams({ find })}`;
    return (await fetchJson<Recipient[]>(address, signal)).map(recipientOption);
  };
}
