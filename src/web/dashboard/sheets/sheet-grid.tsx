import { RotateCcw, Trash2, X } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { type RowProblem, type SheetColumn, sheetColumns } from '#contracts/ledger/sheet.ts';
import { useLocale, useTexts } from '../../lib/texts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { typeName } from '../entries/option-name.ts';
import { askedColumns } from './sheet-cells.ts';
import styles from './sheets.module.css';
import { SheetCell } from './sheet-cell.tsx';
import { spotOf, walkCells } from './walk-cells.ts';
import { isRowChanged, type OpenRow, type Sheet } from './use-sheet.ts';

interface SheetGridProps {
  readonly sheet: Sheet;
  readonly problems: readonly RowProblem[];
  readonly onChange: () => void;
}

/** Rows of cells to type into or to paste over; arrows up and down and Enter walk through a column. */
export function SheetGrid({ sheet, problems, onChange }: SheetGridProps) {
  const texts = useTexts();
  const locale = useLocale();
  const nameOf = (column: SheetColumn) => texts(`entries.fields.${column}`);
  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    const from = spotOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!from || !/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    sheet.paste(text, from, { locale, typeName: (type) => typeName(type, texts), columnName: nameOf });
    onChange();
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.sheet} aria-label={texts('sheets.transactions')} {...{ onPaste: paste, onKeyDown: walkCells }}>
        <thead>
          <tr>
            {sheetColumns.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {nameOf(column)}
              </th>
            ))}
            <th scope="col">
              <span className="sr">{texts('sheets.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, place) => (
            <Row key={row.key} row={row} place={place} {...{ sheet, problems, onChange }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends SheetGridProps {
  readonly row: OpenRow;
  readonly place: number;
}

function Row({ row, place, sheet, problems, onChange }: RowProps) {
  const texts = useTexts();
  const asked = askedColumns(row.cells.type);
  const own = problems.filter(({ key }) => key === row.key);
  const look = row.isVoided ? 'voided' : row.entry === null ? 'new' : isRowChanged(row) ? 'changed' : undefined;
  return (
    <tr data-look={look} data-wrong={own.length > 0 || undefined}>
      {sheetColumns.map((column) => (
        <td key={column} data-column={column}>
          <SheetCell
            {...{ row, place, column }}
            isOff={row.isVoided || row.isPaired || !asked.has(column)}
            problem={own.find((problem) => problem.column === column)}
            onType={(text) => {
              sheet.type(row.key, column, text);
              onChange();
            }}
          />
        </td>
      ))}
      <td>
        <IconButton
          icon={row.entry === null ? X : row.isVoided ? RotateCcw : Trash2}
          label={texts(row.entry === null ? 'sheets.remove' : row.isVoided ? 'sheets.keep' : 'entries.void')}
          size="small"
          onClick={() => {
            if (row.entry === null) sheet.remove(row.key);
            else sheet.strike(row.key);
            onChange();
          }}
        />
      </td>
    </tr>
  );
}
