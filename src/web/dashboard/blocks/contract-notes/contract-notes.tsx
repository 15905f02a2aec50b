import { lazy } from 'react';
import type { ContractNotes } from '#contracts/datasets/transactions.ts';
import { block } from '../block.tsx';
import { noteRows } from './note-rows.ts';

/** The trades, each of which has its printable note. */
export const contractNotes = block<'contractNotes', ContractNotes>({
  select: ({ contractNotes: notes }) => notes,
  View: lazy(async () => ({ default: (await import('./notes-view.tsx')).NotesView })),
  height: 640,
  section: 'transactions',
  file: { name: 'contract-notes', rows: noteRows },
  count: 'contractNotes',
});
