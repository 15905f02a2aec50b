import type { Visit } from '../../visit.ts';

/** The logo of the portal of the page as an address that holds the picture itself: paper fetches nothing. Null where there is none. */
export async function logoOnPaper({ db, portal }: Pick<Visit, 'db' | 'portal'>): Promise<string | null> {
  if (!portal?.logo) return null;
  const logo = await db.read(({ images }) => images.find({ portalId: portal.id }));
  return logo && `data:${logo.mediaType};base64,${logo.content.toString('base64')}`;
}
