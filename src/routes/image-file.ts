import type { ImageType } from '#contracts/admin/images.ts';

interface ImageFile {
  readonly mediaType: ImageType;
  readonly content: Uint8Array;
  readonly version: string;
}

/**
 * A picture. A browser may keep it, no one on the way, and asks each time whether it may show it still: then it is not sent again. Opened by
 * itself it is a picture and does nothing.
 */
export function imageFile({ mediaType, content, version }: ImageFile, request: Request): Response {
  const tag = `"${version}"`;
  const headers = {
    'content-type': mediaType,
    'cache-control': 'private, no-cache',
    etag: tag,
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  };
  const isKept = (request.headers.get('if-none-match') ?? '').split(',').some((kept) => kept.trim().replace(/^W\//, '') === tag);
  return isKept ? new Response(null, { status: 304, headers }) : new Response(Buffer.from(content), { headers });
}
