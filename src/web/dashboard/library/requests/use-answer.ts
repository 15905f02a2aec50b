import type { Typed } from '#forms/kind.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useEachAnswer } from '../../../lib/use-each-answer.ts';
import { showToast } from '../../../ui/toast/toast.ts';

interface Refusal {
  readonly text: string;
  readonly typed?: Typed;
}

export type Answered = { readonly done: 'accept' | 'return' | 'withdraw' } | Refusal;

/** Says what was done; why something was refused stands in its form. */
export function useAnswer(answered: Answered | null): Refusal | null {
  const texts = useTexts();
  useEachAnswer(answered, (answer) => {
    if ('done' in answer) showToast({ tone: 'positive', text: texts(`library.requests.done.${answer.done}`) });
  });
  return answered && 'text' in answered ? answered : null;
}
