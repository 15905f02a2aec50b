import type { Queries } from '../../db/queries.ts';

/** The content of a file as it was uploaded, a piece at a time. */
export async function* storedContent(
  read: <Answer>(work: (snapshot: Queries) => Promise<Answer>) => Promise<Answer>,
  fileId: string,
): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const at = position;
    const piece = await read((snapshot) => snapshot.imports.piece(fileId, at));
    if (piece === null) return;
    yield piece;
  }
}
