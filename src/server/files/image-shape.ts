import type { ImageType } from '#contracts/admin/images.ts';

/** The shape that a picture gets: scaled into a box, or cut to fill it. */
export interface ImageShape {
  readonly width: number;
  readonly height: number;
  readonly fit: 'inside' | 'cover';
  readonly type: ImageType;
}

/** Twice as large as anywhere on a screen. Programs that read mails know PNG best. */
export const logoShape: ImageShape = { width: 480, height: 160, fit: 'inside', type: 'image/png' };
export const photoShape: ImageShape = { width: 256, height: 256, fit: 'cover', type: 'image/webp' };
