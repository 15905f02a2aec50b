import type { BlockTable } from './blocks/block.tsx';
import { csvText } from './csv-text.ts';

/** Hands a table that is on the page to the browser as a file. */
export function saveTable(name: string, table: BlockTable): void {
  const address = URL.createObjectURL(new Blob([csvText(table)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
