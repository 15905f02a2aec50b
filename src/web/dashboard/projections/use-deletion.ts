import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ProjectionsPage, SavedProjection } from '#contracts/reports/projections.ts';
import { useTexts } from '../../lib/texts.tsx';
import { showToast } from '../../ui/toast/toast.ts';

type Answer =
  | { readonly done: 'deleted'; readonly projection: string; readonly name: string }
  | { readonly done: 'restored'; readonly projection: string }
  | { readonly code: string; readonly text: string };

/** Deletes a projection, says so, and lets it be taken back as long as that is said. */
export function useDeletion({ path }: Pick<ProjectionsPage, 'path'>) {
  const texts = useTexts();
  const { data, submit } = useFetcher<Answer>();
  const said = useRef<unknown>(undefined);
  useEffect(() => {
    if (!data || said.current === data) return;
    said.current = data;
    if ('text' in data) return showToast({ tone: 'negative', text: data.text });
    if (data.done === 'restored') return showToast({ tone: 'neutral', text: texts('projections.restored') });
    // Said also on the page that one has gone on to.
    const restore = () => void submit({ intent: 'restore', projection: data.projection }, { method: 'post', action: path });
    showToast({
      tone: 'positive',
      text: texts('projections.deleted', { name: data.name }),
      action: { label: texts('projections.undo'), press: restore },
    });
  }, [data, path, submit, texts]);
  return { remove: ({ id }: SavedProjection) => void submit({ intent: 'delete', projection: id }, { method: 'post' }) };
}
