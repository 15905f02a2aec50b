import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { ImageAnswer } from '#contracts/admin/images.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';
import { showToast } from '../../ui/toast/toast.ts';

/** A form that was refused, in the reader's language. */
interface Refusal {
  readonly code: string;
  readonly text: string;
}

/** Follows the last form of a card: a toast confirms success, and `refusal` explains a failure. `round` counts the successes; each one resets the form. */
export function usePicture(key: string) {
  const texts = useTexts();
  const { data, state } = useFetcher<ImageAnswer | Refusal>({ key });
  useEachAnswer(data, (answer) => {
    if ('done' in answer) showToast({ tone: 'positive', text: texts(`pictures.done.${answer.done}`) });
  });
  const [{ round, seen }, setRound] = useState<{ readonly round: number; readonly seen: unknown }>({ round: 0, seen: data });
  if (data !== seen) setRound({ round: data && 'done' in data ? round + 1 : round, seen: data });
  return { round, isBusy: state !== 'idle', refusal: data && 'text' in data && state === 'idle' ? data : null };
}
