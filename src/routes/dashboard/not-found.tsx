import { AppError } from '#domain/errors.ts';
import { answer } from '../answer.ts';
import type { Route } from './+types/not-found.ts';

export const loader = answer(async (_visit, _args: Route.LoaderArgs): Promise<null> => {
  throw new AppError('page-not-found');
});

export default function DashboardNotFound() {
  return null;
}
