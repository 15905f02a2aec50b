import { AppError } from '#domain/errors.ts';
import { isId } from '#domain/is-id.ts';
import { authorize } from '#domain/policy.ts';
import { organisationPolicy } from '#domain/organisation/organisation.ts';
import { photoPolicy } from '#domain/person/photo-policy.ts';
import { logoPolicy } from '#domain/portal/portal-policy.ts';
import type { StoredImage } from '../../db/queries/portals/images.ts';
import type { RequestContext } from '../../request-context.ts';

/** The picture's owner and version. A replaced version is not found. */
interface Wanted {
  readonly id: string;
  readonly version: string;
}

/**
 * The logo of a portal, for anyone who may read its name: everyone.
 *
 * @throws AppError `image-not-found`
 */
export async function readLogo({ actor, db }: Pick<RequestContext, 'actor' | 'db'>, { id, version }: Wanted): Promise<StoredImage> {
  const found = isId(id) ? await db.read(({ images }) => images.find({ portalId: id })) : null;
  // The caller for one that was replaced a moment ago has not been refused anything.
  if (found?.version !== version) throw new AppError('image-not-found');
  authorize({ policy: logoPolicy, action: 'read', notFound: 'image-not-found' }, actor, found);
  return found;
}

/**
 * The logo of an organisation, for anyone who may read the organisation.
 *
 * @throws AccessRefused `image-not-found`, the same for one that does not exist
 */
export async function readOrganisationLogo(
  { actor, db }: Pick<RequestContext, 'actor' | 'db'>,
  { id, version }: Wanted,
): Promise<StoredImage> {
  const stored = isId(id) ? await db.read(({ images }) => images.find({ organisationId: id })) : null;
  const found = stored?.version === version ? stored : null;
  authorize({ policy: organisationPolicy, action: 'read', notFound: 'image-not-found' }, actor, found);
  return found;
}

/**
 * The photo of a person, for anyone who may see the person.
 *
 * @throws AccessRefused `image-not-found`, the same for one that does not exist
 */
export async function readPhoto({ actor, db }: Pick<RequestContext, 'actor' | 'db'>, { id, version }: Wanted): Promise<StoredImage> {
  const found = isId(id)
    ? await db.read(async ({ images }) => {
        const [photo, isKnown] = await Promise.all([images.find({ userId: id }), images.isKnownPerson(id)]);
        return photo?.version === version ? { ...photo, userId: id, isKnown } : null;
      })
    : null;
  authorize({ policy: photoPolicy, action: 'read', notFound: 'image-not-found' }, actor, found);
  return found;
}
