import { useEffect, useRef } from 'react';
import { href, useFetcher, useLocation, useParams } from 'react-router';
import { useTexts } from '../lib/texts.tsx';
import { useEachAnswer } from '../lib/use-each-answer.ts';
import { showToast } from '../ui/toast/toast.ts';
import { listAddress } from './record-address.ts';
import { readCookie, removedIn } from './removed-mark.ts';

type Answer = { readonly done: 'restored' } | { readonly text: string };

/** Says once what was removed on the page before, with the way back. */
export function useRemovedToast(): void {
  const texts = useTexts();
  const { portal } = useParams();
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
    const { collection, id } = removed;
    const source =
      portal === undefined
        ? listAddress(collection, { open: id })
        : href('/dashboard/:portal/records/:collection/:record', { portal, collection, record: id });
    kind.current = texts(`collections.${collection}.singular`);
    showToast({
      tone: 'positive',
      text: texts('records.removal.done', { kind: kind.current }),
      action: { label: texts('records.removal.undo'), press: () => void submit({ intent: 'restore' }, { method: 'post', action: source }) },
    });
  }, [key, portal, submit, texts]);
  useEachAnswer(data, (answer) => {
    if ('done' in answer) showToast({ tone: 'positive', text: texts('records.removal.restored', { kind: kind.current }) });
    else showToast({ tone: 'negative', text: answer.text });
  });
}
