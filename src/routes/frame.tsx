import { Outlet } from 'react-router';
import { seesAsClient } from '#domain/actor.ts';
import { isDelegateAlone } from '#server/operations/delegations/is-delegate-alone.ts';
import { ownPhoto } from '#server/operations/images/own-photo.ts';
import { loadedUnread } from '#server/operations/notifications/read-notifications.ts';
import { isClient, readNavigation } from '#server/operations/portals/read-navigation.ts';
import type { RequestContext } from '#server/request-context.ts';
import { shownThemes } from '#wording/shown-themes.ts';
import { PageFrame } from '#web/dashboard/page-frame.tsx';
import type { Route } from './+types/frame.ts';
import { handleRoute } from './route-handlers.ts';
import { getShownBrand } from './get-shown-brand.ts';

export const loader = handleRoute(async (context, _args: Route.LoaderArgs) =>
  context.signedIn ? frameOf(context, context.signedIn) : null,
);

/** A guest comes here for nothing but an address that no page has. */
const frameOf = async (context: RequestContext, { user }: NonNullable<RequestContext['signedIn']>) => ({
  brand: getShownBrand(context),
  navigation: await readNavigation(context),
  seesAsClient: seesAsClient(context.actor),
  person: {
    name: user.name,
    role: user.role,
    isDelegate: await isDelegateAlone(context),
    isClient: await isClient(context),
    photo: await ownPhoto(context),
  },
  unread: await loadedUnread(context),
  theme: context.theme,
  themes: shownThemes(context.variant, context.locale, context.texts),
  languages: context.variant.locales,
  isNavCollapsed: context.isNavCollapsed,
  isClosed: Boolean(context.portal?.maintenance),
});

export { revalidatesUnlessDrawn as shouldRevalidate } from './revalidates-unless-drawn.ts';

export default function FramedPages({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Outlet />;
  return (
    <PageFrame {...loaderData}>
      <Outlet />
    </PageFrame>
  );
}
