import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useTexts } from '../../lib/texts.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { UploadQueue } from './upload-queue.ts';

export type Uploads = ReturnType<typeof useUploads>;

/** The files that someone sends from the page, whatever is opened meanwhile; the page is read again when one has arrived. */
export function useUploads(portal: string) {
  const texts = useTexts();
  const { revalidate } = useRevalidator();
  const [{ subscribe, add, retry, stop, now }] = useState(() => new UploadQueue(portal));
  const { items, asked, askedRecipient, arrived } = useSyncExternalStore(subscribe, now, now);
  useEffect(() => {
    if (!arrived) return;
    showToast({ tone: 'positive', text: texts('library.upload.sent', { name: arrived.fileName }) });
    void revalidate();
  }, [arrived, revalidate, texts]);
  return { items, asked, askedRecipient, add, retry, stop };
}
