import { type ImageAnswer, photoPath } from '#contracts/admin/images.ts';
import { system } from '#domain/actor.ts';
import { photoPolicy } from '#domain/person/photo-policy.ts';
import { authorize } from '#domain/policy.ts';
import { photoShape } from '../../files/image-shape.ts';
import type { DrawnImage } from '../../files/redraw-image.ts';
import type { RequestContext } from '../../request-context.ts';
import { drawUploadedImage } from './image-forms.ts';
import { saveImage } from './save-image.ts';

type PhotoContext = Pick<RequestContext, 'actor' | 'signedIn' | 'auth'>;

/** The address of the photo of the signed-in user; null where there is none. */
export async function ownPhoto({ db, signedIn }: Pick<RequestContext, 'db' | 'signedIn'>): Promise<string | null> {
  if (!signedIn) return null;
  const { id } = signedIn.user;
  return photoPath(id, await db.read(({ images }) => images.versionOf({ userId: id })));
}

/**
 * Gives the signed-in user another photo.
 *
 * @throws AppError `sign-in-needed`, `image-required`, and as `drawPicture`
 */
export async function setPhoto(context: PhotoContext, file: File | null): Promise<ImageAnswer> {
  mayChange(context);
  await keepPhoto(context, await drawUploadedImage(context, file, photoShape));
  return { done: 'set-photo' };
}

/**
 * Takes the photo of the signed-in user away.
 *
 * @throws AppError `sign-in-needed`
 */
export async function clearPhoto(context: PhotoContext): Promise<ImageAnswer> {
  mayChange(context);
  await keepPhoto(context, null);
  return { done: 'clear-photo' };
}

function mayChange({ actor, signedIn }: PhotoContext): void {
  const photo = signedIn && { userId: signedIn.user.id, isKnown: false };
  authorize({ policy: photoPolicy, action: 'change', notFound: 'sign-in-needed' }, actor, photo);
}

/** No one writes a photo for themselves; of the own one the system does it for them. */
async function keepPhoto({ actor, signedIn, auth }: PhotoContext, image: DrawnImage | null): Promise<void> {
  const userId = signedIn?.user.id ?? '';
  await auth.database.as(system('profile')).write(async (tx) =>
    saveImage(tx, {
      owner: { userId },
      image,
      name: 'photo',
      action: 'profile-changed',
      by: actor,
      target: { kind: 'person', id: userId },
    }),
  );
}
