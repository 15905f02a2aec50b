import { type PictureFormat, pictureFormat } from '../image/picture-format.ts';

/** The formats in which media may come. */
export type MediaFormat = PictureFormat | 'webp' | 'avif' | 'pdf';

/** In bytes: photographs of today's cameras pass. */
export const maxMediaBytes = 15_000_000;

/** The extensions of names that the field for a file offers; the content decides. */
export const mediaExtensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'svg', 'pdf'] as const;

const endings: readonly PictureFormat[] = ['jpeg', 'png', 'gif', 'svg'];

/** The format of a file by its content alone; null for everything else. A name proves nothing, so none is asked. */
export function mediaFormat(content: Uint8Array): MediaFormat | null {
  const known = endings.find((ending) => pictureFormat(`file.${ending}`, content) === ending);
  return known ?? laterFormat(content);
}

function laterFormat(content: Uint8Array): MediaFormat | null {
  const start = new TextDecoder('latin1').decode(content.subarray(0, 64));
  if (start.startsWith('%PDF-')) return 'pdf';
  if (/^RIFF[^]{4}WEBPVP8/.test(start)) return 'webp';
  return /^[^]{4}ftypavif/.test(start) ? 'avif' : null;
}
