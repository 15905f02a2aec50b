import type { RequestContext } from '../../request-context.ts';

/** The logo of the portal of the page as an address that holds the picture itself: paper fetches nothing. Null where there is none. */
export async function logoOnPaper({ db, portal }: Pick<RequestContext, 'db' | 'portal'>): Promise<string | null> {
  if (!portal?.logo) return null;
  const logo = await db.read(({ images }) => images.find({ portalId: portal.id }));
  return logo && `data:${logo.mediaType};base64,${logo.content.toString('base64')}`;
}
