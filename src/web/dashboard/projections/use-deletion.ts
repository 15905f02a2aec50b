import { useFetcher } from 'react-router';
import type { ProjectionsPage, SavedProjection } from '#contracts/reports/projections.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';
import { showToast } from '../../ui/toast/toast.ts';

type Answer =
  | { readonly done: 'deleted'; readonly projection: string; readonly name: string }
  | { readonly done: 'restored'; readonly projection: string }
  | { readonly code: string; readonly text: string };

/** Deletes a projection, says so, and lets it be taken back as long as that is said. */
export function useDeletion({ path }: Pick<ProjectionsPage, 'path'>) {
  const texts = useTexts();
  const { data, submit } = useFetcher<Answer>();
  useEachAnswer(data, (answer) => {
    if ('text' in answer) return showToast({ tone: 'negative', text: answer.text });
    if (answer.done === 'restored') return showToast({ tone: 'neutral', text: texts('projections.restored') });
    // Said also on the page that one has gone on to.
    const restore = () => void submit({ intent: 'restore', projection: answer.projection }, { method: 'post', action: path });
    showToast({
      tone: 'positive',
      text: texts('projections.deleted', { name: answer.name }),
      action: { label: texts('projections.undo'), press: restore },
    });
  });
  return { remove: ({ id }: SavedProjection) => void submit({ intent: 'delete', projection: id }, { method: 'post' }) };
}
