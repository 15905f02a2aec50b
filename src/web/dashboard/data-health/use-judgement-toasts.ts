import { useFetcher } from 'react-router';
import type { DataHealthAnswer } from '#contracts/reports/data-health.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useEachAnswer } from '../../lib/use-each-answer.ts';
import { showToast } from '../../ui/toast/toast.ts';

/** The key of the fetcher that all findings of the page share. The page shows the answer, because a confirmed finding has left the list by then. */
export const judgementKey = 'price-judgement';

/** Says what became of a decision about prices in quarantine, and lets it be taken back as long as it is said. */
export function useJudgementToasts(): void {
  const texts = useTexts();
  const { data, submit } = useFetcher<DataHealthAnswer | { readonly text: string }>({ key: judgementKey });
  useEachAnswer(data, (answer) => {
    if ('text' in answer) return showToast({ tone: 'negative', text: answer.text });
    if (answer.kind === 'doubted') return showToast({ tone: 'neutral', text: texts('dataHealth.undone', { count: answer.count }) });
    if (answer.kind === 'unseen') return showToast({ tone: 'neutral', text: texts('dataHealth.unseen') });
    if (answer.kind === 'seen') {
      const unseen = { intent: 'unseen', ...answer.warning };
      return showToast({
        tone: 'positive',
        text: texts('dataHealth.seen'),
        action: { label: texts('dataHealth.undo'), press: () => void submit(unseen, { method: 'post' }) },
      });
    }
    const undo = { intent: 'undo', instrument: answer.instrument, days: answer.days.join(',') };
    showToast({
      tone: 'positive',
      text: texts('dataHealth.confirmed', { count: answer.days.length }),
      action: { label: texts('dataHealth.undo'), press: () => void submit(undo, { method: 'post' }) },
    });
  });
}
