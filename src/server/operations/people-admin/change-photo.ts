import * as z from 'zod';
import type { ImageAnswer } from '#contracts/admin/images.ts';
import { AppError } from '#domain/errors.ts';
import { photoPolicy } from '#domain/person/photo-policy.ts';
import { authorize } from '#domain/policy.ts';
import { photoShape } from '../../files/image-shape.ts';
import type { RequestContext } from '../../request-context.ts';
import { drawUploadedImage, photoForms } from '../images/image-forms.ts';
import { saveImage } from '../images/save-image.ts';
import { withLockedUser } from './with-locked-user.ts';

const PhotoForm = z.discriminatedUnion('intent', photoForms);

/**
 * An administrator gives a person another photo, or takes it away.
 *
 * @throws AppError `form-not-understood`, `image-required`, and as `drawPicture` and `withLockedUser`
 */
export async function changePhoto(
  context: Pick<RequestContext, 'actor' | 'auth'>,
  id: string,
  given: Record<string, unknown>,
): Promise<ImageAnswer> {
  const { actor } = context;
  // Before anything is drawn for someone else.
  authorize({ policy: photoPolicy, action: 'change', notFound: 'person-not-found' }, actor, { userId: id, isKnown: false });
  const { data: form } = PhotoForm.safeParse(given);
  if (!form) throw new AppError('form-not-understood');
  const image = form.intent === 'set-photo' ? await drawUploadedImage(context, form.photo, photoShape) : null;
  await withLockedUser(context, id, async (tx) => {
    const target = { kind: 'person', id } as const;
    await saveImage(tx, { owner: { userId: id }, image, name: 'photo', action: 'person-changed', by: actor, target });
  });
  return { done: form.intent };
}
