import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { UnreadableFile } from '../../import/source-file.ts';

/** What someone who reads XML listens to; names without their prefix. */
export interface XmlListener {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/**
 * Reads XML as it comes, and pauses after each piece. Entities that a document defines are none to the parser, so none of them grows.
 *
 * @throws UnreadableFile
 */
export async function* readXml(pieces: AsyncIterable<string>, { open, text, close }: XmlListener): AsyncGenerator<void> {
  const parser = new SaxesParser();
  if (open) parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => open(bare(name), attributes));
  if (text) parser.on('text', text);
  if (close) parser.on('closetag', ({ name }) => close(bare(name)));
  parser.on('error', () => {
    throw new UnreadableFile('this spreadsheet is damaged; save it again', null);
  });
  for await (const piece of pieces) {
    parser.write(piece);
    yield;
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
