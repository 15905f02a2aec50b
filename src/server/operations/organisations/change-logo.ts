import * as z from 'zod';
import type { ImageAnswer } from '#contracts/admin/images.ts';
import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { organisationPolicy } from '#domain/organisation/organisation.ts';
import { authorize } from '#domain/policy.ts';
import { logoShape } from '../../files/image-shape.ts';
import type { RequestContext } from '../../request-context.ts';
import { drawUploadedImage, logoForms } from '../images/image-forms.ts';
import { saveImage } from '../images/save-image.ts';

const LogoForm = z.discriminatedUnion('intent', logoForms);
const changing = { policy: organisationPolicy, action: 'edit', notFound: 'organisation-not-found' } as const;

/**
 * Gives an organisation another logo, or takes it away.
 *
 * @throws AppError `form-not-understood`, `organisation-not-found`, `image-required`, and as `drawPicture`
 */
export async function changeLogo(
  context: Pick<RequestContext, 'actor' | 'db' | 'auth'>,
  id: string,
  given: Record<string, unknown>,
): Promise<ImageAnswer> {
  const { actor, db } = context;
  authorize(changing, actor, {});
  const { data: form } = LogoForm.safeParse(given);
  if (!form) throw new AppError('form-not-understood');
  const image = form.intent === 'set-logo' ? await drawUploadedImage(context, form.logo, logoShape) : null;
  await db.write(async (tx) => {
    authorize(changing, actor, isId(id) ? await tx.organisations.find(id) : null);
    const target = { kind: 'organisation', id } as const;
    await saveImage(tx, { owner: { organisationId: id }, image, name: 'logo', action: 'organisation-changed', by: actor, target });
  });
  return { done: form.intent };
}
