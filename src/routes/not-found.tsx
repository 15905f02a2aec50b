import { AppError } from '#domain/errors.ts';
import type { Route } from './+types/not-found.ts';
import { answer } from './answer.ts';

export const loader = answer(async (_visit, _args: Route.LoaderArgs): Promise<null> => {
  throw new AppError('page-not-found');
});

export default function NotFound() {
  return null;
}
