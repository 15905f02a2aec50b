import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { UnreadableFile } from '../source-file.ts';
import { refuseGone, type StoredContent } from '../stored-content.ts';

/** The parts of a spreadsheet, unpacked as they are read. */
export interface Archive {
  /** `null` where there is no such part. `most` is how many bytes it may unpack to where that is less than any part may. */
  readonly part: (name: string, most?: number) => Promise<AsyncIterable<string> | null>;
  readonly close: () => void;
}

const maxParts = 1000;
/** In bytes: of one part, and as a multiple of the file that it comes from. What is unpacked to more is made to harm. */
const largestPart = 1024 * 1024 * 1024;
const maxInflated = 200;

/** The error message for a malformed spreadsheet. */
export const damaged = 'this spreadsheet is damaged; save it again';
const tooLarge = 'this spreadsheet unpacks to far more than it should; save it as CSV';

/** In bytes: how much is read at once where less is asked for, as of the directory, which is asked for entry by entry. */
const readAhead = 256 * 1024;

class ContentReader extends RandomAccessReader {
  readonly #content: StoredContent;
  #ahead: { readonly start: number; readonly bytes: Promise<Buffer> } | null = null;

  constructor(content: StoredContent) {
    super();
    this.#content = content;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const pieces = end - start > readAhead ? this.#content.range(start, end) : this.#short(start, end);
    return Readable.from(pieces, { objectMode: false });
  }

  async *#short(start: number, end: number): AsyncGenerator<Buffer> {
    if (!this.#ahead || start < this.#ahead.start || end > this.#ahead.start + readAhead)
      this.#ahead = { start, bytes: allOf(this.#content.range(start, start + readAhead)) };
    const { start: first, bytes } = this.#ahead;
    yield (await bytes).subarray(start - first, end - first);
  }
}

async function allOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/**
 * Opens a packed spreadsheet. Neither what the file says of the size of its parts nor their real size may be beyond the bounds.
 *
 * @throws UnreadableFile
 */
export async function openArchive(content: StoredContent): Promise<Archive> {
  const zip = await readable(fromRandomAccessReaderPromise(new ContentReader(content), content.size, { autoClose: false }));
  const entries = await readable(entriesOf(zip));
  const maxOfAny = Math.min(largestPart, content.size * maxInflated);
  return {
    part: async (name, maxOfThis = largestPart) => {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return null;
      const most = Math.min(maxOfAny, maxOfThis);
      if (entry.uncompressedSize > most || entry.isEncrypted()) throw new UnreadableFile(entry.isEncrypted() ? damaged : tooLarge, null);
      const stream = await readable(zip.openReadStreamPromise(entry));
      return texts(stream, most, content);
    },
    close: () => zip.close(),
  };
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxParts) throw new UnreadableFile(tooLarge, null);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
  return entries;
}

async function* texts(stream: AsyncIterable<Buffer>, most: number, content: StoredContent): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let size = 0;
  try {
    for await (const piece of stream) {
      refuseGone(content);
      size += piece.length;
      if (size > most) throw new UnreadableFile(tooLarge, null);
      yield decoder.decode(piece, { stream: true });
    }
  } catch (error) {
    refuseGone(content);
    throw error instanceof UnreadableFile ? error : new UnreadableFile(damaged, null);
  }
  yield decoder.decode();
}

/** Reports every error of the unpacking as a fault of the file. */
async function readable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(damaged, null);
  }
}
