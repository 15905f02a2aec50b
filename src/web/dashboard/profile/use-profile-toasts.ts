import { useFetcher } from 'react-router';
import type { ProfileAnswer } from '#contracts/people/profile.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';
import { showToast } from '../../ui/toast/toast.ts';

/** Most forms of the page are answered here. */
export const profileKey = 'profile';

/** A form that was refused, in the reader's language. */
export interface ProfileRefusal {
  readonly code: string;
  readonly text: string;
}

/** Says what became of the last form of that key; the answer is why it was refused. */
export function useProfileToasts(key = profileKey): ProfileRefusal | null {
  const texts = useTexts();
  const { data, state } = useFetcher<ProfileAnswer | ProfileRefusal>({ key });
  useEachAnswer(data, (answer) => {
    if ('done' in answer) showToast({ tone: 'positive', text: texts(`profile.done.${answer.done}`) });
  });
  return data && 'text' in data && state === 'idle' ? data : null;
}
