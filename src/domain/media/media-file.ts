import { nameForStorage } from '../file/stored-key.ts';

/** One of the sizes in which a picture is kept, or another file as it came; pixels are null for what is no picture. */
export interface MediaSize {
  /** The last part of its address and of its place in storage. */
  readonly name: string;
  readonly type: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly size: number;
  /** SHA-256 in lower-case hex. */
  readonly hash: string;
}

/** The folder of a file in storage, `{name}-{timestamp}`: an upload of the same name a moment later has another one. */
export function mediaPlace(fileName: string, timestamp: number): string {
  return `${stemOf(fileName)}-${timestamp}`;
}

/** A name that says what is in it: another content has another address, so that browsers may keep each for good. */
export function mediaName(fileName: string, { hash, width, extension }: { hash: string; width: number | null; extension: string }): string {
  return [stemOf(fileName), width, hash.slice(0, 12)].filter((part) => part !== null).join('-') + `.${extension}`;
}

export const isMediaPlace = (text: string): boolean => /^[a-z0-9-]{1,60}-\d{13}$/.test(text);

export const mediaAddress = (place: string, name: string): string => `/media/${place}/${name}`;

function stemOf(fileName: string): string {
  return (
    nameForStorage(fileName)
      .replace(/\.[a-z0-9]+$/, '')
      .slice(0, 40)
      .replaceAll(/^-+|-+$/g, '') || 'file'
  );
}

/** The way to a folder in one spelling: its parts without blanks around them, and none that is empty. Null for none. */
export function mediaFolder(text: string): string | null {
  const parts = text.split('/').map((part) => part.trim());
  return parts.filter(Boolean).join('/') || null;
}
