import { handleRoute } from './route-handlers.ts';
import type { Route } from './+types/site-info.ts';

/** Answers `GET /site.json` with the firm's name, languages and offices. */
export const loader = handleRoute(async ({ variant, locale }, _args: Route.LoaderArgs) => {
  const { name, descriptor, offices, social } = variant.brand;
  const site = {
    name,
    title: `${name} · ${descriptor[locale]}`,
    description: descriptor[locale],
    languages: variant.locales,
    offices: offices.map(({ place, lines, phone }) => ({ place: place[locale], address: lines[locale], phone })),
    social,
  };
  return Response.json(site);
});
