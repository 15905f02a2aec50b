import { Outlet } from 'react-router';
import { seesAsClient } from '#domain/actor.ts';
import { ownPhoto } from '#server/operations/images/own-photo.ts';
import { isClient, readNavigation } from '#server/operations/portals/read-navigation.ts';
import { shownThemes } from '#wording/shown-themes.ts';
import { PageFrame } from '#web/dashboard/page-frame.tsx';
import type { Route } from './+types/frame.ts';
import { answer } from './answer.ts';
import { brandOf } from './brand-of.ts';

export const loader = answer(async (visit, _args: Route.LoaderArgs) => ({
  brand: brandOf(visit),
  navigation: await readNavigation(visit),
  seesAsClient: seesAsClient(visit.actor),
  person: {
    name: visit.signedIn?.user.name ?? '',
    role: visit.signedIn?.user.role ?? 'investor',
    isClient: await isClient(visit),
    photo: await ownPhoto(visit),
  },
  theme: visit.theme,
  themes: shownThemes(visit.variant, visit.locale, visit.texts),
  languages: visit.variant.locales,
  isNavCollapsed: visit.isNavCollapsed,
  isClosed: Boolean(visit.portal?.maintenance),
}));

export { revalidatesUnlessDrawn as shouldRevalidate } from './revalidates-unless-drawn.ts';

export default function FramedPages({ loaderData }: Route.ComponentProps) {
  return (
    <PageFrame {...loaderData}>
      <Outlet />
    </PageFrame>
  );
}
