import { lazy } from 'react';
import type { ContractNotes } from '#contracts/datasets/transactions.ts';
import { block } from '../block.tsx';
import { noteRows } from './note-rows.ts';

/** The trades, each of which has its printable note. */
export const contractNotes = block<'contractNotes', ContractNotes>({
  select: ({ contractNotes: notes }) => notes,
  View: lazy(async () => ({ default: (await import('./notes-view.tsx')).NotesView })),
  rows: noteRows,
  height: 640,
  section: 'transactions',
  file: 'contract-notes',
  count: 'contractNotes',
});
