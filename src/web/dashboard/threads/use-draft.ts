import { type SyntheticEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { href } from 'react-router';
import type { SavedDraft } from '#contracts/threads.ts';
import { type DraftChange, DraftSaver, type DraftState } from './draft-saver.ts';

interface Saved extends SavedDraft {
  readonly state: DraftState;
}

export interface Draft extends Saved {
  /** For the form. */
  readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => void;
  readonly discard: () => Promise<void>;
  /** As `DraftSaver.change`. */
  readonly change: (form: HTMLFormElement, change: DraftChange) => Promise<string | null>;
}

interface Begun {
  readonly portal: string;
  /** The thread that the message answers; null for a new message. */
  readonly thread: string | null;
  /** With which draft the form began. */
  readonly draft: SavedDraft | null;
}

/** Keeps what is typed in a form as a draft. */
export function useDraft({ portal, thread, draft }: Begun): Draft {
  const id = draft?.id ?? null;
  const [saved, setSaved] = useState<Saved>({ id, attachments: draft?.attachments ?? [], state: 'none' });
  const [saver] = useState(
    () =>
      new DraftSaver({
        address: href('/dashboard/:portal/messages/drafts', { portal }),
        thread,
        id,
        // At once: the form that is sent next names the draft.
        onSaved: (kept) => flushSync(() => setSaved({ ...kept, state: kept.id === null ? 'none' : 'saved' })),
        onLost: () => setSaved((before) => ({ ...before, state: 'lost' })),
      }),
  );
  useEffect(() => {
    const flush = () => saver.flush();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, [saver]);
  return {
    ...saved,
    onInput: ({ currentTarget }) => saver.typed(currentTarget),
    onSubmit: (event) => sendAfter(saver, event),
    discard: () => saver.discard(),
    change: (form, change) => saver.change(form, change),
  };
}

/** Delays the form until a pending save has finished. A later save would leave a draft of the sent message. */
function sendAfter(saver: DraftSaver, event: SyntheticEvent<HTMLFormElement, SubmitEvent>): void {
  const isWaiting = saver.isSaving;
  saver.stop();
  if (!isWaiting) return;
  event.preventDefault();
  const { currentTarget: form, nativeEvent } = event;
  void saver.settled().then(() => form.isConnected && form.requestSubmit(nativeEvent.submitter));
}
