import { redirect } from 'react-router';
import { readPortalChoice } from '#server/operations/portals/read-portal-choice.ts';
import { PortalsPage } from '#web/site/portals-page.tsx';
import { WaitPage } from '#web/site/wait-page.tsx';
import { localiseBrand } from '#web/ui/brand/shown-brand.ts';
import type { Route } from './+types/portals.ts';
import { handleRoute } from './route-handlers.ts';

export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => {
  const choice = await readPortalChoice(context);
  if (choice.kind === 'go') throw redirect(choice.href);
  return { brand: localiseBrand(context.variant.brand, context.locale), languages: context.variant.locales, choice };
});

export default function Portals({ loaderData: { choice, ...frame } }: Route.ComponentProps) {
  return choice.kind === 'wait' ? <WaitPage {...frame} portals={choice.portals} /> : <PortalsPage {...frame} {...choice} />;
}
