import type { Queries } from '../../db/queries.ts';
import { pieceBytes } from './broker-rows.ts';

/** The content of an uploaded file: one piece after the other, or from one byte to before another. */
export interface StoredContent {
  readonly size: number;
  readonly all: () => AsyncGenerator<Buffer>;
  readonly range: (start: number, end: number) => AsyncGenerator<Buffer>;
}

type Read = <Answer>(work: (snapshot: Queries) => Promise<Answer>) => Promise<Answer>;

/** All pieces but the last are of the same length, so that what is wanted is found at once. */
export function storedContent(read: Read, { id, size }: { readonly id: string; readonly size: number }): StoredContent {
  async function* range(start: number, end: number) {
    for (let position = Math.floor(start / pieceBytes); position * pieceBytes < end; position += 1) {
      const at = position;
      const piece = await read((snapshot) => snapshot.imports.piece(id, at));
      if (piece === null) return;
      const before = position * pieceBytes;
      yield piece.subarray(Math.max(0, start - before), Math.max(0, end - before));
    }
  }
  return { size, range, all: () => range(0, size) };
}
