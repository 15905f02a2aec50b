import { AppError } from '#domain/errors.ts';
import type { Queries } from '../../../db/queries.ts';

/** In bytes: the size of each stored piece but the last. */
export const pieceBytes = 256 * 1024;

/** The content of an uploaded file: one piece after the other, or from one byte to before another. */
export interface StoredContent {
  readonly size: number;
  readonly all: () => AsyncGenerator<Buffer>;
  readonly range: (start: number, end: number) => AsyncGenerator<Buffer>;
  /** Aborted when the client hangs up: reading stops. */
  readonly signal?: AbortSignal | undefined;
}

/** A file that is kept in pieces. */
interface Kept {
  readonly id: string;
  readonly size: number;
  readonly signal?: AbortSignal | undefined;
}

/** @throws AppError `server-busy` once no one waits for what is read */
export function refuseGone({ signal }: Pick<StoredContent, 'signal'>): void {
  if (signal?.aborted) throw new AppError('server-busy');
}

type Read = <Answer>(work: (snapshot: Queries) => Promise<Answer>) => Promise<Answer>;

type Piece = (snapshot: Queries, id: string, position: number) => Promise<Buffer | null>;

const ofImport: Piece = (snapshot, id, position) => snapshot.imports.piece(id, position);

/** All pieces but the last are of the same length, so that what is wanted is found at once. Files of imports, or what `piece` reads. */
export function storedContent(read: Read, { id, size, signal }: Kept, piece = ofImport): StoredContent {
  async function* range(start: number, end: number) {
    for (let position = Math.floor(start / pieceBytes); position * pieceBytes < end; position += 1) {
      refuseGone({ signal });
      const at = position;
      const content = await read((snapshot) => piece(snapshot, id, at));
      if (content === null) return;
      const before = position * pieceBytes;
      yield content.subarray(Math.max(0, start - before), Math.max(0, end - before));
    }
  }
  return { size, range, all: () => range(0, size), signal };
}
