import type { LucideIcon } from 'lucide-react';
import type { ClipboardEvent, ReactNode, KeyboardEvent } from 'react';
import type { RowProblem } from '#contracts/ledger/sheet.ts';
import { useTexts } from '../../lib/texts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SheetCell } from './sheet-cell.tsx';
import type { OpenRow, Spot } from './sheet-columns.ts';
import styles from './sheets.module.css';
import { isRowChanged, type Sheet } from './use-sheet.ts';

/** An action on a row, apart from typing. */
export interface RowAction {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly press: () => void;
}

interface SheetGridProps<Column extends string> {
  /** The name of the sheet. */
  readonly name: string;
  readonly sheet: Sheet<Column>;
  readonly problems: readonly RowProblem[];
  /** Returns the name of a row for the labels of its cells. */
  readonly rowName: (row: OpenRow<Column>, place: number) => string;
  readonly actionOf: (row: OpenRow<Column>) => RowAction | null;
  /** Draws the read-only cells. */
  readonly shown?: (row: OpenRow<Column>, column: Column) => ReactNode;
  readonly onChange: () => void;
}

/** Rows of cells to type into or to paste over; arrows up and down and Enter walk through a column. */
export function SheetGrid<Column extends string>(props: SheetGridProps<Column>) {
  const texts = useTexts();
  const { name, sheet, onChange } = props;
  const { columns, kinds } = sheet.columns;
  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    const from = spotOf(event.target, columns);
    const text = event.clipboardData.getData('text/plain');
    if (!from || !/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    sheet.paste(text, from);
    onChange();
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.sheet} aria-label={name} {...{ onPaste: paste, onKeyDown: walkCells }}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" data-column={column} data-kind={kinds[column]}>
                {sheet.words.label(column)}
              </th>
            ))}
            <th scope="col">
              <span className="sr">{texts('sheets.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, place) => (
            <Row key={row.key} {...props} row={row} place={place} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps<Column extends string> extends SheetGridProps<Column> {
  readonly row: OpenRow<Column>;
  readonly place: number;
}

function Row<Column extends string>(props: RowProps<Column>) {
  const { row, place, sheet, problems, rowName, actionOf, shown, onChange } = props;
  const { columns, kinds, asked: listQuestionsOf } = sheet.columns;
  const asked = listQuestionsOf(row.cells);
  const own = problems.filter(({ key }) => key === row.key);
  const look = row.isVoided ? 'voided' : row.entry === null ? 'new' : isRowChanged(sheet.columns, row) ? 'changed' : undefined;
  const action = actionOf(row);
  return (
    <tr data-look={look} data-wrong={own.length > 0 || undefined}>
      {columns.map((column) => (
        <td key={column} data-column={column} data-kind={kinds[column]} data-label={sheet.words.label(column)}>
          <SheetCell
            {...{ row, place, column }}
            kind={kinds[column]}
            label={`${sheet.words.label(column)}, ${rowName(row, place)}`}
            options={sheet.words.optionsOf(column)}
            shown={shown?.(row, column)}
            isOff={row.isVoided || row.isPaired || !asked.has(column)}
            problem={own.find((problem) => problem.column === column)}
            onType={(text) => {
              sheet.type(row.key, column, text);
              onChange();
            }}
          />
        </td>
      ))}
      <td>{action && <Action {...action} onChange={onChange} />}</td>
    </tr>
  );
}

function Action({ icon, label, press, onChange }: RowAction & Pick<SheetGridProps<string>, 'onChange'>) {
  const act = () => {
    press();
    onChange();
  };
  return <IconButton icon={icon} label={label} size="small" onClick={act} />;
}

/** Returns the position of a cell from its data attributes; null for any other element. */
function spotOf<Column extends string>(target: EventTarget, columns: readonly Column[]): Spot<Column> | null {
  if (!(target instanceof HTMLElement)) return null;
  const column = columns.find((each) => each === target.dataset.cell);
  return column ? { row: Number(target.dataset.row), column } : null;
}

/** Up, down and Enter, where the cell itself has no use for them. */
function walkCells(event: KeyboardEvent<HTMLTableElement>): void {
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
