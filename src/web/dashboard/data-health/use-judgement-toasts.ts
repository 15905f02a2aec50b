import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { DataHealthAnswer } from '#contracts/reports/data-health.ts';
import { useTexts } from '../../lib/texts.tsx';
import { showToast } from '../../ui/toast/toast.ts';

/** What is sent from any finding of the page is answered here: a confirmed finding is gone from the list by then. */
export const judgementKey = 'price-judgement';

/** Says what became of a decision about prices in quarantine, and lets it be taken back as long as it is said. */
export function useJudgementToasts(): void {
  const texts = useTexts();
  const { data, submit } = useFetcher<DataHealthAnswer | { readonly text: string }>({ key: judgementKey });
  const said = useRef<unknown>(undefined);
  useEffect(() => {
    if (!data || said.current === data) return;
    said.current = data;
    if ('text' in data) return showToast({ tone: 'negative', text: data.text });
    if (data.kind === 'doubted') return showToast({ tone: 'neutral', text: texts('dataHealth.undone', { count: data.count }) });
    if (data.kind === 'unseen') return showToast({ tone: 'neutral', text: texts('dataHealth.unseen') });
    if (data.kind === 'seen') {
      const unseen = { intent: 'unseen', ...data.warning };
      return showToast({
        tone: 'positive',
        text: texts('dataHealth.seen'),
        action: { label: texts('dataHealth.undo'), press: () => void submit(unseen, { method: 'post' }) },
      });
    }
    const undo = { intent: 'undo', instrument: data.instrument, days: data.days.join(',') };
    showToast({
      tone: 'positive',
      text: texts('dataHealth.confirmed', { count: data.days.length }),
      action: { label: texts('dataHealth.undo'), press: () => void submit(undo, { method: 'post' }) },
    });
  }, [data, submit, texts]);
}
