import { createContext, use } from 'react';
import type { HoldingRow } from '#contracts/datasets/holdings.ts';
import own from './holdings.module.css';

/** On paper, the number of the note that each holding has, if it has one. On screens a badge says the same in its place. */
export const NoteNumbers = createContext<ReadonlyMap<HoldingRow['id'], number>>(new Map());

/** The number that leads from a holding to the note below. */
export function NoteMark({ id }: { readonly id: HoldingRow['id'] }) {
  const number = use(NoteNumbers).get(id);
  return number === undefined ? null : <sup className={own.mark}>{number}</sup>;
}
