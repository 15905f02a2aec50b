import { Outlet } from 'react-router';
import { readNavigation } from '#server/operations/portals/read-navigation.ts';
import { termsPath } from '#web/lib/paths.ts';
import { PortalFrame } from '#web/dashboard/portal-frame.tsx';
import { brandIn } from '#web/ui/brand/shown-brand.ts';
import { answer } from '../answer.ts';
import { onThisPortal, signedIn, withCustomToken } from '../guards.ts';
import type { Route } from './+types/portal.ts';

export const middleware = [withCustomToken, signedIn, onThisPortal];

export const loader = answer(async (visit, _args: Route.LoaderArgs) => ({
  brand: brandIn(visit.variant.brand, visit.locale),
  navigation: await readNavigation(visit),
  termsHref: visit.portal?.termsVersion ? termsPath(visit.portal.id) : null,
  person: { name: visit.signedIn?.user.name ?? '', role: visit.signedIn?.user.role ?? 'investor' },
  theme: visit.theme,
  themes: visit.variant.themes,
  languages: visit.variant.locales,
  isNavCollapsed: visit.isNavCollapsed,
}));

export default function PortalPages({ loaderData }: Route.ComponentProps) {
  return (
    <PortalFrame {...loaderData}>
      <Outlet />
    </PortalFrame>
  );
}
