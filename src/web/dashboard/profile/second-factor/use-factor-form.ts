import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { PasskeyCreation } from '#contracts/people/passkeys.ts';
import type { AppSetup, FactorAnswer } from '#contracts/people/profile.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useEachAnswer } from '../../../lib/use-each-answer.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import type { ProfileRefusal } from '../use-profile-toasts.ts';

/** The temporary content of the card: an app or a passkey during its setup, or codes that appear only once. */
interface Shown {
  readonly setup: AppSetup | null;
  readonly creation: PasskeyCreation | null;
  readonly codes: readonly string[] | null;
}

const nothing: Shown = { setup: null, creation: null, codes: null };

/** The forms of the second step, and what became of the last of them. */
export function useFactorForm() {
  const texts = useTexts();
  const { Form, submit, data, state } = useFetcher<FactorAnswer | ProfileRefusal>({ key: 'second-factor' });
  const [shown, setShown] = useState(nothing);
  const [seen, setSeen] = useState(data);
  if (data !== seen) {
    setSeen(data);
    if (data) setShown(shownAfter(data, shown));
  }
  useEachAnswer(data, (answer) => {
    if ('done' in answer && answer.done !== 'app-begun' && answer.done !== 'passkey-begun')
      showToast({ tone: 'positive', text: texts(`secondFactor.done.${answer.done}`) });
  });
  const refusal = data && 'text' in data && state === 'idle' ? data : null;
  return { Form, submit, isBusy: state !== 'idle', refusal, ...shown, dismiss: () => setShown(nothing) };
}

export type FactorForm = ReturnType<typeof useFactorForm>;

/** A refused form leaves what is shown, but a device is not asked again for what it was asked for. */
function shownAfter(answer: FactorAnswer | ProfileRefusal, shown: Shown): Shown {
  if ('text' in answer) return answer.code === 'passkey-refused' ? nothing : shown;
  if (answer.done === 'app-begun') return { ...nothing, setup: answer.setup };
  if (answer.done === 'passkey-begun') return { ...nothing, creation: answer.creation };
  return { ...nothing, codes: 'codes' in answer ? answer.codes : null };
}
