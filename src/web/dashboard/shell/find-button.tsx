import { Search } from 'lucide-react';
import { lazy, startTransition, Suspense, useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import type { NavGroup } from './navigation.ts';
import { isModK, isTyped, useShortcut } from './use-shortcut.ts';

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
  useShortcut((event) => hasKeys && (isSlash(event) || (opensByK && isModK(event))), open);
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

function isSlash(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyped(event);
}
