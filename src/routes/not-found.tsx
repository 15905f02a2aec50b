import { AppError } from '#domain/errors.ts';
import type { Route } from './+types/not-found.ts';
import { handleRoute } from './route-handlers.ts';

export const loader = handleRoute(async (_visit, _args: Route.LoaderArgs): Promise<null> => {
  throw new AppError('page-not-found');
});

export default function NotFound() {
  return null;
}
