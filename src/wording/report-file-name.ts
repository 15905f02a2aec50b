import type { IsoDate } from '#finance/iso-date.ts';
import type { TextKey, Texts } from './texts.ts';

/** Characters that a file's name cannot have on one system or another, and those that no one sees. */
const impossible = /[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu;

/** "Investment Report-{name}_{date}.pdf", with whatever a file's name cannot hold taken out of the name. */
export function reportFileName(texts: Texts, name: string, date: IsoDate): string {
  return fileNameOf(texts, 'paper.fileName', { name, date });
}

/** The name of a file that a text says, with a name in it. */
export function fileNameOf(texts: Texts, key: TextKey, { name, date }: { readonly name: string; readonly date: IsoDate }): string {
  const possible = name.replace(impossible, ' ').replace(/\s+/g, ' ').trim();
  return texts(key, { name: possible, date });
}
