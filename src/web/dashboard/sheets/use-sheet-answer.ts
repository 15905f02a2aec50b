import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import type { EntryDoubtKind } from '#contracts/ledger/entry.ts';
import type { RowProblem, SheetAnswer } from '#contracts/ledger/sheet.ts';
import { useEntryToasts } from '../entries/use-entry-toasts.ts';

export type SheetAnswered = SheetAnswer | { readonly code: string; readonly text: string };

/** Returns the fetcher that sends a sheet. It outlives the rows, which saving replaces. */
export function useSheetSender(ledger: string): SheetSender {
  const sender = useFetcher<SheetAnswered>();
  const { data, state } = sender;
  useTold(state === 'idle' && data && 'done' in data ? data : null, ledger);
  return sender;
}

type SheetSender = FetcherWithComponents<SheetAnswered | undefined>;

interface Asking {
  readonly sender: SheetSender;
  /** The address that receives the sheet. */
  readonly path: string;
  /** The rows as they are sent. */
  readonly sent: () => readonly object[];
}

/** Sends the sheet for a preview or for saving. Returns the answer as long as it applies to the current rows. */
export function useSheetAnswer(form: RefObject<HTMLFormElement | null>, { sender, path, sent }: Asking) {
  const { data, state, submit } = sender;
  const [isFresh, setFresh] = useState(false);
  const isIdle = state === 'idle';
  const answer = isIdle && isFresh ? data : undefined;
  const problems: readonly RowProblem[] = answer && 'problems' in answer ? answer.problems : [];
  return {
    answer,
    problems,
    isBusy: !isIdle,
    isDone: answer !== undefined && 'done' in answer,
    /** Marks the answer as out of date. */
    outdate: () => setFresh(false),
    send: (intent: 'preview' | 'save', confirmed: readonly EntryDoubtKind[] = []) => {
      if (!form.current) return;
      const fields = new FormData(form.current);
      fields.set('intent', intent);
      fields.set('confirmed', confirmed.join(' '));
      fields.set('rows', JSON.stringify(sent()));
      setFresh(true);
      void submit(fields, { method: 'post', action: path });
    },
  };
}

export type SheetSending = ReturnType<typeof useSheetAnswer>;

/** Says once that it was saved, with the way back for a minute. */
function useTold(done: Extract<SheetAnswer, { done: string }> | null, ledger: string): void {
  const tell = useEntryToasts(ledger);
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    if (!done || told.current === done) return;
    told.current = done;
    tell(done);
  }, [done, tell]);
}
