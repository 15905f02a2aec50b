import { useFetcher } from 'react-router';
import type { PersonAnswer } from '#contracts/people/people-admin.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';
import { showToast } from '../../ui/toast/toast.ts';

/** All forms of the page about a person are answered here. */
export const personKey = 'person';

interface Refusal {
  readonly code: string;
  readonly text: string;
}

/** Says what became of the last form; the answer is why it was refused. */
export function usePersonAnswer(): Refusal | null {
  const texts = useTexts();
  const { data, state } = useFetcher<PersonAnswer | Refusal>({ key: personKey });
  useEachAnswer(data, (answer) => {
    if ('done' in answer) showToast({ tone: 'positive', text: texts(`peopleAdmin.done.${answer.done}`) });
  });
  return data && 'text' in data && state === 'idle' ? data : null;
}
