import { readContractNote } from '#server/operations/reports/read-contract-note.ts';
import { ContractNoteView } from '#web/dashboard/contract-note/contract-note-view.tsx';
import { placed } from '#web/dashboard/page-path.ts';
import { handleOwnPage } from '../route-handlers.ts';
import { getShownBrand } from '../get-shown-brand.ts';
import { reportRequest } from '../report-request.ts';
import type { Route } from './+types/contract-note.ts';

/** The note of one trade, for reading and for printing. */
export const loader = handleOwnPage(async (context, args: Route.LoaderArgs) => {
  const read = await readContractNote(context, { ...reportRequest(args), note: args.params.note });
  return { ...read, brand: getShownBrand(context) };
});

export const handle = placed(({ report, note }: Route.ComponentProps['loaderData']) => ({ report, names: { contractNote: note.number } }));

export default function ContractNotePage({ loaderData: { note, brand, report } }: Route.ComponentProps) {
  return <ContractNoteView note={note} brand={brand} report={report} />;
}
