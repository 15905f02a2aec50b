import { PageQuery } from '#contracts/import-query.ts';
import { readImports } from '#server/operations/import-wizard/read-imports.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { ImportsView } from '#web/dashboard/imports/imports-view.tsx';
import { answer } from '../answer.ts';
import type { Route } from './+types/all-imports.ts';

export const loader = answer(async (visit, { url }: Route.LoaderArgs) => ({
  path: url.pathname,
  page: await readImports(visit, queryOf(PageQuery, url.searchParams).page ?? 1),
}));

export default function AllImports({ loaderData }: Route.ComponentProps) {
  return <ImportsView {...loaderData} isOfAll />;
}
