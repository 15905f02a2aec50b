import { useGetPuck } from '@puckeditor/core';
import { useEffect, useRef } from 'react';
import { usePuck } from './use-blocks.ts';

/** Milliseconds after which Puck has recorded a change: it waits for 250 without another one. */
const recordedAfter = 300;

type Step = 'back' | 'forward';

/**
 * Undo and redo of Puck. A step that is asked for before the last change was recorded waits until it is: it would take more back than that change, and
 * leave no way forward.
 */
export function useHistorySteps() {
  const getPuck = useGetPuck();
  const { hasPast, hasFuture } = usePuck(({ history }) => history);
  const data = usePuck(({ appState }) => appState.data);
  const unrecorded = useRef<{ readonly data: object; wanted: Step | null } | null>(null);

  useEffect(() => {
    const change = { data, wanted: unrecorded.current?.wanted ?? null };
    unrecorded.current = change;
    const timer = setTimeout(() => {
      unrecorded.current = null;
      if (change.wanted) getPuck().history[change.wanted]();
    }, recordedAfter);
    return () => clearTimeout(timer);
  }, [data, getPuck]);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (step === null || !unrecorded.current) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      unrecorded.current.wanted = step;
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);

  const take = (step: Step) => {
    if (unrecorded.current) unrecorded.current.wanted = step;
    else getPuck().history[step]();
  };
  return { hasPast, hasFuture, undo: () => take('back'), redo: () => take('forward') };
}

function stepOf({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent): Step | null {
  if (!ctrlKey && !metaKey) return null;
  if (code === 'KeyZ') return shiftKey ? 'forward' : 'back';
  return code === 'KeyY' ? 'forward' : null;
}
