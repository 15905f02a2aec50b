import { readCommentary } from '#server/operations/commentary/read-commentary.ts';
import { CommentaryPage } from '#web/dashboard/commentary/commentary-page.tsx';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/commentary.ts';

/** More are not read at once: two years of months. */
const maxShown = 24;

export const loader = handleRoute(async (context, _args: Route.LoaderArgs) => ({ commentary: await readCommentary(context, maxShown) }));

export default function Commentary({ loaderData }: Route.ComponentProps) {
  return <CommentaryPage {...loaderData} />;
}
