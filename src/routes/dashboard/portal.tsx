import { Outlet } from 'react-router';
import { ownPhoto } from '#server/operations/images/own-photo.ts';
import { readNavigation } from '#server/operations/portals/read-navigation.ts';
import { termsPath } from '#web/lib/paths.ts';
import { PortalFrame } from '#web/dashboard/portal-frame.tsx';
import { answer } from '../answer.ts';
import { brandOf } from '../brand-of.ts';
import { asSiteReportSays, onboarded, onThisPortal, signedIn, withCustomToken } from '../guards.ts';
import type { Route } from './+types/portal.ts';

export const middleware = [withCustomToken, signedIn, onThisPortal, onboarded, asSiteReportSays];

export const loader = answer(async (visit, _args: Route.LoaderArgs) => ({
  brand: brandOf(visit),
  navigation: await readNavigation(visit),
  termsHref: visit.portal?.termsVersion ? termsPath(visit.portal.id) : null,
  person: { name: visit.signedIn?.user.name ?? '', role: visit.signedIn?.user.role ?? 'investor', photo: await ownPhoto(visit) },
  theme: visit.theme,
  themes: visit.variant.themes,
  languages: visit.variant.locales,
  isNavCollapsed: visit.isNavCollapsed,
  isClosed: Boolean(visit.portal?.maintenance),
}));

export default function PortalPages({ loaderData }: Route.ComponentProps) {
  return (
    <PortalFrame {...loaderData}>
      <Outlet />
    </PortalFrame>
  );
}
