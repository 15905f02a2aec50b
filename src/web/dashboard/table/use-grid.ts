import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { moveInGrid } from './cell-moves.ts';

/**
 * The keyboard of a table that is a grid: one cell of it is in the tab order, the arrow keys move from cell to cell; a
 * cell with a control inside hands the focus on to it. The props go to the `<table>`.
 */
export function useGrid() {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const { current } = table;
    const here = current?.querySelector<HTMLElement>('[data-here]') ?? targetOf(current?.rows[0]?.cells[0]);
    if (current && here) makeHere(current, here);
  });
  return {
    ref: table,
    role: 'grid',
    onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => moveFocus(event),
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLTableElement, HTMLElement>) => makeHere(currentTarget, target),
  } as const;
}

function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const cell = event.target instanceof Element ? event.target.closest<HTMLTableCellElement>('td, th') : null;
  const row = cell?.closest('tr');
  if (!cell || !row) return;
  const { rows } = event.currentTarget;
  const to = moveInGrid({ row: row.rowIndex, column: cell.cellIndex }, event, { rows: rows.length, columns: row.cells.length });
  const target = to && targetOf(rows[to.row]?.cells[to.column]);
  if (!target) return;
  event.preventDefault();
  makeHere(event.currentTarget, target);
  target.focus();
}

/** The control inside a cell where there is one, otherwise the cell itself. */
function targetOf(cell: HTMLTableCellElement | undefined): HTMLElement | undefined {
  return cell?.querySelector<HTMLElement>('a, button, input') ?? cell;
}

/** The roving tab stop: every other control of the grid leaves the tab order. */
function makeHere(table: HTMLTableElement, here: HTMLElement) {
  for (const each of table.querySelectorAll<HTMLElement>('a, button, input, [data-here]')) {
    each.tabIndex = -1;
    delete each.dataset.here;
  }
  here.tabIndex = 0;
  here.dataset.here = '';
}
