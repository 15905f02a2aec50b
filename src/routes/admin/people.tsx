import { PeopleQuery } from '#contracts/people/people-admin.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { readPeople } from '#server/operations/people-admin/read-people.ts';
import { PeopleView } from '#web/dashboard/people-admin/people-view.tsx';
import { answer } from '../answer.ts';
import type { Route } from './+types/people.ts';

export const loader = answer(async (visit, { url }: Route.LoaderArgs) => readPeople(visit, queryOf(PeopleQuery, url.searchParams)));

export default function People({ loaderData }: Route.ComponentProps) {
  return <PeopleView page={loaderData} />;
}
