import { readContractNote } from '#server/operations/reports/read-contract-note.ts';
import { handleRoute } from '../route-handlers.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/note-data.ts';

/** The note of one trade, for the drawer over the page of a portfolio. */
export const loader = handleRoute(
  async (context, args: Route.LoaderArgs) => (await readContractNote(context, { ...reportRequest(args), note: args.params.note })).note,
);
