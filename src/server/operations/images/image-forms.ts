import * as z from 'zod';
import { AppError } from '#domain/errors.ts';
import type { ImageShape } from '../../files/image-shape.ts';
import type { DrawnImage } from '../../files/redraw-image.ts';
import type { RequestContext } from '../../request-context.ts';
import { drawPicture } from './draw-picture.ts';
import { PickedFile } from './picked-file.ts';

/** The forms about a photo. */
export const photoForms = [
  z.strictObject({ intent: z.literal('set-photo'), photo: PickedFile }),
  z.strictObject({ intent: z.literal('clear-photo') }),
] as const;

/** The forms about a logo on a card of its own. */
export const logoForms = [
  z.strictObject({ intent: z.literal('set-logo'), logo: PickedFile }),
  z.strictObject({ intent: z.literal('clear-logo') }),
] as const;

/**
 * A picture that someone chose, as it will be kept.
 *
 * @throws AppError `image-required`, and as `drawPicture`
 */
export async function drawUploadedImage(
  context: Pick<RequestContext, 'actor' | 'auth'>,
  file: File | null,
  shape: ImageShape,
): Promise<DrawnImage> {
  if (file === null) throw new AppError('image-required');
  return drawPicture(context, file, shape);
}
