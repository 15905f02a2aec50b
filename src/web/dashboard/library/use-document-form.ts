import { useFetcher } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { actionDuration } from '../../ui/toast/toast-duration.ts';

type Intent = 'change' | 'remove' | 'restore' | 'favour' | 'unfavour' | 'mark' | 'unmark';
type Answer = { readonly done: Intent; readonly document: string; readonly title: string } | { readonly text: string };

/** All of the page's changes are answered here: a document that was removed is gone from its list by then. */
const formKey = 'document-form';

export function useDocumentForm() {
  return useFetcher<Answer>({ key: formKey });
}

/** Says what was done, offers to undo what was removed, or says why it was refused. */
export function useDocumentToasts(path: string): void {
  const texts = useTexts();
  const { data, submit } = useDocumentForm();
  useEachAnswer(data, (answer) => {
    if ('text' in answer) {
      showToast({ tone: 'negative', text: answer.text });
      return;
    }
    const { done, document, title } = answer;
    const undo = () => void submit({ intent: 'restore', document }, { method: 'post', action: path });
    showToast({
      tone: 'positive',
      text: texts(`library.done.${done}`, { title }),
      ...(done === 'remove' ? { action: { label: texts('library.undo'), press: undo, duration: actionDuration } } : {}),
    });
  });
}
