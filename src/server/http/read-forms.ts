import type { FastifyInstance, FastifyRequest } from 'fastify';
import { maxFields, pictureBodyLimit } from './body-limit.ts';
import { HttpFailure } from './http-failure.ts';

/** The pages' plugin hands a body on as a stream; here it is read whole, within the bounds of `admit-bodies.ts`, and a form has no more fields than any of ours. */
export function readForms(pages: Pick<FastifyInstance, 'removeAllContentTypeParsers' | 'addContentTypeParser'>): void {
  pages.removeAllContentTypeParsers();
  pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: pictureBodyLimit }, async (request: FastifyRequest, body: Buffer) => {
    const separator = separatorIn(request.headers['content-type'] ?? '');
    if (separator === null) throw new HttpFailure(400);
    if (hasMoreThan(maxFields, separator, body)) throw new HttpFailure(413);
    return body;
  });
}

/** Finds the separator of two fields; null if another reader could take it for something else than what is counted here. */
function separatorIn(contentType: string): string | null {
  if (!/^\s*multipart\//i.test(contentType)) return '&';
  const [, quoted, plain] = /^multipart\/form-data;\s*boundary=(?:"([^"]+)"|([^;\s"]+))\s*$/i.exec(contentType) ?? [];
  return quoted ?? plain ?? null;
}

function hasMoreThan(most: number, separator: string, body: Buffer): boolean {
  let found = 0;
  for (let at = body.indexOf(separator); at >= 0 && found <= most; at = body.indexOf(separator, at + separator.length)) found += 1;
  return found > most;
}
