import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { type EntryAnswer, undoSeconds } from '#contracts/ledger/entry.ts';
import { useTexts } from '../../lib/texts.tsx';
import { showToast } from '../../ui/toast/toast.ts';

type Done = Extract<EntryAnswer, { readonly done: string }>;
type Undone = EntryAnswer | { readonly code: string; readonly text: string };

/** Says what became of a transaction, with the way back for a minute. */
export function useEntryToasts(ledger: string): (answer: Done) => void {
  const texts = useTexts();
  const { submit, data, state } = useFetcher<Undone>();
  const told = useRef<unknown>(undefined);
  useEffect(() => {
    if (!data || state !== 'idle' || told.current === data) return;
    told.current = data;
    if ('done' in data) showToast({ tone: 'positive', text: texts('entries.done.undone') });
    else if ('text' in data) showToast({ tone: 'negative', text: data.text });
  }, [data, state, texts]);
  return ({ done, change }) => {
    const { recorded, voided } = change;
    const undo = () =>
      void submit({ intent: 'undo', recorded: recorded.join(' '), voided: voided.join(' ') }, { method: 'post', action: ledger });
    const isUndoable = done !== 'unchanged' && recorded.length + voided.length > 0;
    showToast({
      tone: 'positive',
      text: texts(`entries.done.${done}`),
      ...(done !== 'unchanged' && { detail: texts('entries.refreshing') }),
      ...(isUndoable && {
        action: { label: texts('entries.undo'), press: undo, duration: undoSeconds * 1000 },
      }),
    });
  };
}
