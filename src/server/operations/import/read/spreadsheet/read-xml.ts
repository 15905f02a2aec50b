import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { UnreadableFile } from '../source-file.ts';
import { damaged } from './open-archive.ts';

/** The callbacks of an XML reader. Names come without their prefix. */
export interface XmlListener {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** The parser keeps what it is in the middle of: elements that are open, and characters since the last tag ended. No spreadsheet has so many. */
const deepest = 100;
const maxPending = 1024 * 1024;

/**
 * Reads XML as it comes, and pauses after each piece, whose characters it counts. Entities that a document defines are none to the parser, so none of them grows.
 *
 * @throws UnreadableFile
 */
export async function* readXml(pieces: AsyncIterable<string>, { open, text, close }: XmlListener): AsyncGenerator<number> {
  const parser = new SaxesParser();
  let depth = 0;
  let pending = 0;
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    depth += 1;
    pending = 0;
    if (depth > deepest) throw new UnreadableFile(damaged, null);
    open?.(bare(name), attributes);
  });
  if (text) parser.on('text', text);
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    pending = 0;
    close?.(bare(name));
  });
  parser.on('error', () => {
    throw new UnreadableFile(damaged, null);
  });
  for await (const piece of pieces) {
    pending += piece.length;
    parser.write(piece);
    if (pending > maxPending) throw new UnreadableFile(damaged, null);
    yield piece.length;
  }
  parser.close();
}

/** The same, all at once. */
export async function readWholeXml(pieces: AsyncIterable<string> | null, listener: XmlListener): Promise<void> {
  if (pieces === null) return;
  const reading = readXml(pieces, listener);
  while (!(await reading.next()).done);
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
