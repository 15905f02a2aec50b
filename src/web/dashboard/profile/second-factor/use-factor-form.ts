import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { AppSetup, FactorAnswer } from '#contracts/profile.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import type { ProfileRefusal } from '../use-profile-toasts.ts';

/** What the card shows beside what is set up: an app that is being set up, codes that are seen this once. */
interface Shown {
  readonly setup: AppSetup | null;
  readonly codes: readonly string[] | null;
}

const nothing: Shown = { setup: null, codes: null };

/** The forms of the second step, and what became of the last of them. */
export function useFactorForm() {
  const texts = useTexts();
  const { Form, data, state } = useFetcher<FactorAnswer | ProfileRefusal>({ key: 'second-factor' });
  const [shown, setShown] = useState(nothing);
  const [seen, setSeen] = useState(data);
  // A refused form leaves what is shown as it is.
  if (data !== seen) {
    setSeen(data);
    if (data && 'done' in data) setShown(shownAfter(data));
  }
  const said = useRef<unknown>(undefined);
  useEffect(() => {
    if (!data || said.current === data) return;
    said.current = data;
    if ('done' in data && data.done !== 'app-begun') showToast({ tone: 'positive', text: texts(`secondFactor.done.${data.done}`) });
  }, [data, texts]);
  const refusal = data && 'text' in data && state === 'idle' ? data : null;
  return { Form, isBusy: state !== 'idle', refusal, ...shown, dismiss: () => setShown(nothing) };
}

export type FactorForm = ReturnType<typeof useFactorForm>;

function shownAfter(answer: FactorAnswer): Shown {
  if (answer.done === 'app-begun') return { setup: answer.setup, codes: null };
  return { setup: null, codes: 'codes' in answer ? answer.codes : null };
}
