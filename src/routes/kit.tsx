import { themes } from '#contracts/ids.ts';
import { KitPage } from '#web/kit/kit-page.tsx';
import type { Route } from './+types/kit.ts';
import { handleRoute } from './route-handlers.ts';

/** The theme that the address asks for; without one that of the variant. */
export const loader = handleRoute(async ({ theme }, { request }: Route.LoaderArgs) => {
  const asked = new URL(request.url).searchParams.get('theme');
  return { theme: themes.find((each) => each === asked) ?? theme };
});

export default function Kit({ loaderData }: Route.ComponentProps) {
  return <KitPage {...loaderData} />;
}
