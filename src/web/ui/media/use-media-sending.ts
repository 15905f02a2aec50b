import { useRef, useState } from 'react';
import type { MediaAnswer } from '#contracts/media.ts';
import { maxMediaBytes } from '#domain/media/media-format.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { newUploadKey, UploadFailure } from '../../lib/send-upload.ts';
import { useTexts } from '../../lib/texts.tsx';
import { MediaFailure, sendMedia } from './media-calls.ts';

/** A file on its way into media. */
export interface SendingMedia {
  readonly key: string;
  readonly name: string;
  readonly size: number;
  readonly sent: number;
  /** The folder that was open when it was chosen. */
  readonly folder: string | null;
  /** The reason why it was refused; null as long as it was not. */
  readonly failure: string | null;
}

/** Files on their way, sent one after the other; each is told of what became of it. */
export function useMediaSending(onArrived: (answer: MediaAnswer) => void) {
  const [items, setItems] = useState<readonly SendingMedia[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const failureText = useFailureText();
  const change = (key: string, part: Partial<SendingMedia>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item)));
  const dismiss = (key: string) => {
    stops.current.get(key)?.abort();
    setItems((all) => all.filter((item) => item.key !== key));
  };
  const sendOne = async (file: File, key: string, folder: string | null) => {
    const stop = stops.current.get(key) ?? new AbortController();
    if (stop.signal.aborted) return;
    try {
      const onSent = (sent: number) => change(key, { sent });
      const answer = await sendMedia({ file, key, folder, onSent, signal: stop.signal });
      dismiss(key);
      onArrived(answer);
    } catch (error) {
      change(key, { failure: failureText(error) });
    }
  };
  const send = (files: readonly File[], folder: string | null) => {
    for (const file of files) {
      const key = newUploadKey();
      const failure = file.size > maxMediaBytes ? failureText(new UploadFailure('media-too-large')) : null;
      stops.current.set(key, new AbortController());
      setItems((all) => [...all, { key, name: file.name, size: file.size, sent: 0, folder, failure }]);
      if (failure === null) turn.current = turn.current.then(() => sendOne(file, key, folder));
    }
  };
  return { items, send, dismiss };
}

function useFailureText() {
  const texts = useTexts();
  return (error: unknown): string => {
    if (error instanceof MediaFailure && error.message !== '') return error.message;
    if (error instanceof UploadFailure && error.code !== '') return texts(`error.${error.code as ErrorCode}`, { defaultValue: '' });
    return texts('media.notSent');
  };
}
