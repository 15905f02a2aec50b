import { TemplateQuery } from '#contracts/message-templates.ts';
import { parseQuery } from '#server/operations/parse-query.ts';
import { readTemplate } from '#server/operations/threads/read-template.ts';
import { handleRoute } from '../route-handlers.ts';
import type { Route } from './+types/message-template.ts';

/** Returns the initial text of a message from a template. */
export const loader = handleRoute(async (context, { url }: Route.LoaderArgs) =>
  Response.json(await readTemplate(context, parseQuery(TemplateQuery, url.searchParams))),
);
