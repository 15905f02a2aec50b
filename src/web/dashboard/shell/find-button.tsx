import { Search } from 'lucide-react';
import { lazy, startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { NavGroup } from './navigation.ts';

const FindDialog = lazy(() => import('./find-dialog.tsx'));

interface FindButtonProps {
  /** The portal whose clients are found. */
  readonly portal: string;
  readonly groups: readonly NavGroup[];
  /** Listens to the keys: one of the bars does, whichever is seen. */
  readonly hasKeys?: boolean;
}

/** Finds a client, a portfolio or a page from anywhere: by the button, by `/` where nothing is typed, and by Mod+K for whoever has no menu of administration. */
export function FindButton({ portal, groups, hasKeys = false }: FindButtonProps) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [wasAsked, setAsked] = useState(false);
  const open = () => {
    setOpen(true);
    startTransition(() => setAsked(true));
  };
  const opensByK = groups.every(({ key }) => key !== 'admin');
  useFindKeys({ isOn: hasKeys, opensByK, open });
  return (
    <>
      <IconButton icon={Search} label={texts('records.find')} onClick={open} />
      {wasAsked && (
        <Suspense>
          <FindDialog portal={portal} groups={groups} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function useFindKeys({ isOn, opensByK, open }: { readonly isOn: boolean; readonly opensByK: boolean; readonly open: () => void }): void {
  const current = useRef(open);
  useEffect(() => {
    current.current = open;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      if (altKey || (target instanceof Element && target.closest('dialog, [role=dialog], [contenteditable]'))) return;
      const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null;
      const isFind = (key === '/' && !ctrlKey && !metaKey && !isTyping) || (opensByK && key.toLowerCase() === 'k' && ctrlKey !== metaKey);
      if (!isFind) return;
      event.preventDefault();
      current.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOn, opensByK]);
}
