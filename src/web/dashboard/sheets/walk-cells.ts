import type { KeyboardEvent } from 'react';
import type { Spot } from './sheet-columns.ts';

/** Returns the position of a cell from its data attributes; null for any other element. */
export function spotOf<Column extends string>(target: EventTarget, columns: readonly Column[]): Spot<Column> | null {
  if (!(target instanceof HTMLElement)) return null;
  const column = columns.find((each) => each === target.dataset.cell);
  return column ? { row: Number(target.dataset.row), column } : null;
}

/** Up, down and Enter, where the cell itself has no use for them. */
export function walkCells(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, currentTarget, key } = event;
  const step = stepOf(key);
  if (step === 0 || !(target instanceof HTMLElement) || (key !== 'Enter' && target instanceof HTMLSelectElement)) return;
  const { row, cell } = target.dataset;
  if (row === undefined) return;
  event.preventDefault();
  currentTarget.querySelector<HTMLElement>(`[data-row="${Number(row) + step}"][data-cell="${cell}"]`)?.focus();
}

function stepOf(key: string): number {
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' || key === 'Enter' ? 1 : 0;
}
