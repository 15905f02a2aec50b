import { Readable } from 'node:stream';
import { type FoundMedia, readMedia } from '#server/operations/media/read-media.ts';
import { handleRoute } from './route-handlers.ts';
import { contentDisposition } from '#domain/file/content-disposition.ts';
import type { Route } from './+types/media-file.ts';

/**
 * A file of media. What everyone may read has another address as soon as its content is another, so that it is kept for good; of anything else
 * nothing stays behind where it passes.
 */
export const loader = handleRoute(async (context, { params: { mediaPlace: place, mediaName: name }, request }: Route.LoaderArgs) => {
  const media = await readMedia(context, { place, name });
  const headers = headersOf(media);
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  return new Response(Readable.toWeb(await context.files.read(media)) as ReadableStream<Uint8Array>, { headers });
});

function headersOf({ type, size, hash, fileName, isPublic }: FoundMedia) {
  return {
    'content-type': type,
    'content-length': String(size),
    'content-disposition': type.startsWith('image/') ? 'inline' : contentDisposition(fileName),
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
    etag: `"${hash}"`,
  };
}
