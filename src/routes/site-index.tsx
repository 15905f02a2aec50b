import { readSiteIndex } from '#server/operations/site/read-site-index.ts';
import { answer } from './answer.ts';
import { isoMoment, xmlAnswer, xmlText } from './xml-text.ts';
import type { Route } from './+types/site-index.ts';

/** The addresses of the public site, for search engines. */
export const loader = answer(async (visit, _args: Route.LoaderArgs) => {
  const { origin } = visit.entrance.services;
  const entries = await readSiteIndex(visit);
  const lines = entries.map(
    ({ path, publishedAt }) => `<url><loc>${xmlText(origin + path)}</loc><lastmod>${isoMoment(publishedAt)}</lastmod></url>`,
  );
  return xmlAnswer(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>`, 'application/xml');
});
