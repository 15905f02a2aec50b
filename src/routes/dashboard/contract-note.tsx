import { readContractNote } from '#server/operations/reports/read-contract-note.ts';
import { ContractNoteView } from '#web/dashboard/contract-note/contract-note-view.tsx';
import { answerOwn } from '../answer.ts';
import { brandOf } from '../brand-of.ts';
import { readReportAddress } from '../report-address.ts';
import type { Route } from './+types/contract-note.ts';

/** The note of one trade, for reading and for printing. */
export const loader = answerOwn(async (visit, { url, params: { portfolio, note } }: Route.LoaderArgs) => {
  const read = await readContractNote(visit, { portfolio, note, ...readReportAddress(url) });
  return { ...read, label: read.note.number, brand: brandOf(visit) };
});

export default function ContractNotePage({ loaderData: { note, brand, report } }: Route.ComponentProps) {
  return <ContractNoteView note={note} brand={brand} report={report} />;
}
