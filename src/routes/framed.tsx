import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { ErrorPage, ErrorWords } from '#web/site/error-page.tsx';
import { shownError } from '#web/site/shown-error.ts';
import type { Route } from './+types/framed.ts';
import type { loader as frameLoader } from './frame.tsx';

/** Draws the content of the frame: a page, or its failure. */
export default Outlet;

/** The frame stays around a failure; a guest has none. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<typeof frameLoader>('routes/frame');
  const { looks, ...shown } = shownError(isRouteErrorResponse(error) ? error : null);
  if (!frame) return <ErrorPage brand={looks?.brand ?? null} isSignedIn={false} {...shown} />;
  return <ErrorWords brand={frame.brand} {...shown} />;
}
