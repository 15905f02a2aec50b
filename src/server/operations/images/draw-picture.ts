import { idOfActor, system } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import { countFailure, minutesLocked, pictureLimits } from '#domain/sign-in/failure-count.ts';
import type { ImageShape } from '../../files/image-shape.ts';
import { type DrawnImage, redrawImage } from '../../files/redraw-image.ts';
import type { RequestContext } from '../../request-context.ts';

type Uploader = Pick<RequestContext, 'actor' | 'auth'>;

/**
 * A picture that someone uploaded, as it will be kept.
 *
 * @throws AppError `too-many-pictures`, and as `redrawImage`
 */
export async function drawPicture(by: Uploader, file: File, shape: ImageShape): Promise<DrawnImage> {
  await countPicture(by);
  return redrawImage(file, shape, by.actor);
}

/**
 * Counts a picture for the person who uploads it, whatever becomes of it.
 *
 * @throws AppError `too-many-pictures`
 */
async function countPicture({ actor, auth }: Uploader): Promise<void> {
  const key = { kind: 'picture', subject: idOfActor(actor) } as const;
  await auth.database.as(system('pictures')).writeUnaudited('picture-counts', async ({ authCounters }) => {
    const { count, now } = await authCounters.lock(key);
    const minutes = minutesLocked(count, now);
    if (minutes !== null) throw new AppError('too-many-pictures', { minutes });
    await authCounters.save(key, countFailure(count, pictureLimits, now));
  });
}
