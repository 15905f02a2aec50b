import { readSiteIndex } from '#server/operations/site/read-site-index.ts';
import { handleRoute } from './route-handlers.ts';
import { isoMoment, xmlAnswer, xmlText } from './xml-text.ts';
import type { Route } from './+types/site-index.ts';

/** The addresses of the public site, for search engines. */
export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => {
  const entries = await readSiteIndex(context);
  const lines = entries.flatMap(({ addresses, publishedAt }) =>
    addresses.map(({ canonical, alternates }) => {
      const links = alternates.map(
        ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xmlText(address)}"/>`,
      );
      return `<url><loc>${xmlText(canonical)}</loc><lastmod>${isoMoment(publishedAt)}</lastmod>${links.join('')}</url>`;
    }),
  );
  return xmlAnswer(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${lines.join('\n')}\n</urlset>`,
    'application/xml',
  );
});
