import { TemplateQuery } from '#contracts/message-templates.ts';
import { queryOf } from '#server/operations/query-of.ts';
import { readTemplate } from '#server/operations/threads/read-template.ts';
import { answer } from '../answer.ts';
import type { Route } from './+types/message-template.ts';

/** What a message begins with that is written from a template. */
export const loader = answer(async (visit, { url }: Route.LoaderArgs) =>
  Response.json(await readTemplate(visit, queryOf(TemplateQuery, url.searchParams))),
);
