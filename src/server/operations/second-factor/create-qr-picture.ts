import { encode } from 'uqr';
import type { QrPicture } from '#contracts/people/profile.ts';

/** A text as a QR code with the white edge that cameras need. */
export function createQrPicture(text: string): QrPicture {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}
