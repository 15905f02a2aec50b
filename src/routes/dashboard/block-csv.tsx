import { answer } from '../answer.ts';
import { blockCsv } from '../block-csv-file.ts';
import type { Route } from './+types/block-csv.ts';

/** The rows of one block of a portfolio's page. */
export const loader = answer(async (visit, args: Route.LoaderArgs) => blockCsv(visit, args));
