import type { Queries } from '../../db/queries.ts';
import { pieceBytes } from './broker-rows.ts';

/** The content of an uploaded file: one piece after the other, or from one byte to before another. */
export interface StoredContent {
  readonly size: number;
  readonly all: () => AsyncGenerator<Buffer>;
  readonly range: (start: number, end: number) => AsyncGenerator<Buffer>;
}

type Read = <Answer>(work: (snapshot: Queries) => Promise<Answer>) => Promise<Answer>;

type Piece = (snapshot: Queries, id: string, position: number) => Promise<Buffer | null>;

const ofImport: Piece = (snapshot, id, position) => snapshot.imports.piece(id, position);

/** All pieces but the last are of the same length, so that what is wanted is found at once. Files of imports, or what `piece` reads. */
export function storedContent(read: Read, { id, size }: { readonly id: string; readonly size: number }, piece = ofImport): StoredContent {
  async function* range(start: number, end: number) {
    for (let position = Math.floor(start / pieceBytes); position * pieceBytes < end; position += 1) {
      const at = position;
      const content = await read((snapshot) => piece(snapshot, id, at));
      if (content === null) return;
      const before = position * pieceBytes;
      yield content.subarray(Math.max(0, start - before), Math.max(0, end - before));
    }
  }
  return { size, range, all: () => range(0, size) };
}
