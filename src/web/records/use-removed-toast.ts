import { useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { useEachAnswer } from '../lib/use-each-answer.ts';
import { showToast } from '../ui/toast/toast.ts';
import { readCookie, removedIn } from './removed-mark.ts';

type Answer = { readonly done: 'restored' } | { readonly text: string };

/** Says once what was removed on the page before, with the way back. */
export function useRemovedToast(): void {
  const texts = useTexts();
  const { key } = useLocation();
  const { submit, data } = useFetcher<Answer>();
  const kind = useRef('');
  const looked = useRef('');
  useEffect(() => {
    if (looked.current === key) return;
    looked.current = key;
    const removed = removedIn(document.cookie);
    if (!removed) return;
    document.cookie = readCookie;
    const { collection, source } = removed;
    kind.current = texts(`collections.${collection}.singular`);
    showToast({
      tone: 'positive',
      text: texts('records.removal.done', { kind: kind.current }),
      action: { label: texts('records.removal.undo'), press: () => void submit({ intent: 'restore' }, { method: 'post', action: source }) },
    });
  }, [key, submit, texts]);
  useEachAnswer(data, (answer) => {
    if ('done' in answer) showToast({ tone: 'positive', text: texts('records.removal.restored', { kind: kind.current }) });
    else showToast({ tone: 'negative', text: answer.text });
  });
}
