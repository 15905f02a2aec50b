import { href } from 'react-router';
import type { MediaAnswer, MediaChoices } from '#contracts/media.ts';
import { sendUpload } from '../../lib/send-upload.ts';

/** A refusal in the reader's words; without any where no answer came. */
export class MediaFailure extends Error {}

/** @throws MediaFailure */
export async function loadChoices(): Promise<MediaChoices> {
  return (await answerTo(fetch(href('/admin/media/choices')))) as MediaChoices;
}

/** @throws MediaFailure */
export async function callMediaApi(fields: Readonly<Record<string, string>>): Promise<MediaAnswer> {
  const body = new URLSearchParams(fields);
  return (await answerTo(fetch(href('/admin/media/choices'), { method: 'POST', body }))) as MediaAnswer;
}

interface SentMedia {
  readonly file: File;
  readonly key: string;
  /** The folder of the entry that is made of it; null where an entry is there and asks for a file alone. */
  readonly folder: string | null;
  readonly onSent: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file and has it made into media.
 *
 * @throws UploadFailure, MediaFailure
 */
export async function sendMedia({ file, key, folder, ...sending }: SentMedia): Promise<MediaAnswer> {
  await sendUpload({ file, key, ...sending });
  const sent = { upload: key, fileName: file.name };
  return callMediaApi(folder === null ? { ...sent, intent: 'file' } : { ...sent, intent: 'add', folder });
}

async function answerTo(asked: Promise<Response>): Promise<unknown> {
  const answer = await asked.catch(() => null);
  const said: unknown = await answer?.json().catch(() => null);
  if (answer?.ok) return said;
  const { text } = (said ?? {}) as { readonly text?: unknown };
  throw new MediaFailure(typeof text === 'string' ? text : '');
}
