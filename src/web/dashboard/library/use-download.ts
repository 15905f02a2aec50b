import { type MouseEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ListedDocument } from '#contracts/library.ts';
import { takeFile } from '../../lib/take-file.ts';
import { useTexts } from '../../lib/texts.tsx';
import { showToast } from '../../ui/toast/toast.ts';

/** The largest file that the page fetches itself, in bytes. The browser fetches larger files, with less detail about a failure. */
const maxHeld = 100_000_000;

interface TakenDownload {
  readonly isBusy: boolean;
  readonly press: (event: MouseEvent) => void;
}

/** A press on a link to a document: the page fetches it, so that it can say why there is none. */
export function useDownload(file: string, { size }: Pick<ListedDocument, 'size'>): TakenDownload {
  const texts = useTexts();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const taken = await takeFile(file);
    setBusy(false);
    if (taken.isTaken) await revalidate();
    else showToast({ tone: 'negative', text: texts('library.openFailed'), detail: taken.text ?? texts('library.openFailedText') });
  };
  const press = (event: MouseEvent) => {
    if (size > maxHeld || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (!isBusy) void take();
  };
  return { isBusy, press };
}
