import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mostUploadedBytes } from '#contracts/images.ts';
import { HttpFailure } from './http-failure.ts';

/** Where a picture may come along with a form. */
const takesPictures =
  /^\/(?:profile\/(?:me|organisation)|portals\/new|dashboard\/[0-9a-f]{32}\/settings|admin\/(?:organisations|people)\/[0-9a-f]{32})(?:\.data)?(?:\?|$)/;

/** What else stands in such a form. */
const fieldsBytes = 100_000;

/**
 * How many bytes a request with files in it may have: as many as any other, and more only where pictures are taken, from whoever brings
 * something to be known by.
 */
export function mostBytesOf(
  { url, headers }: { readonly url: string; readonly headers: FastifyRequest['headers'] },
  usual: number,
): number {
  return takesPictures.test(url) && headers.cookie !== undefined ? mostUploadedBytes + fieldsBytes : usual;
}

/** The pages' plugin hands a body on as a stream, however long; read here, it ends at the limit. */
export function readWholeBodies(pages: Pick<FastifyInstance, 'removeAllContentTypeParsers' | 'addContentTypeParser'>, usual: number): void {
  pages.removeAllContentTypeParsers();
  pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: usual }, (_request, body, done) => done(null, body));
  pages.addContentTypeParser('multipart/form-data', (request: FastifyRequest, body: IncomingMessage) =>
    readUpTo(mostBytesOf(request, usual), request, body),
  );
}

async function readUpTo(most: number, { headers }: FastifyRequest, body: AsyncIterable<Buffer>): Promise<Buffer> {
  if (Number(headers['content-length'] ?? 0) > most) throw new HttpFailure(413);
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > most) throw new HttpFailure(413);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
