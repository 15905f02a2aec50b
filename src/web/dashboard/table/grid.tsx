import {
  type ColumnVisibilityState,
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { usePaper } from '../../lib/paper.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { GridColumn, GridLine, TableLine } from './grid-column.ts';
import { Button } from '../../ui/button.tsx';
import gridStyles from './grid.module.css';
import { EmptyCell } from './empty-cell.tsx';
import { SortHeader } from './sort-header.tsx';
import styles from './table.module.css';
import { useGrid } from './use-grid.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { WideTable } from './wide-table.tsx';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/** The selected rows, by key; without it the reader cannot select rows. */
export interface GridSelection<Row> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  readonly nameOf: (row: Row) => string;
  /** The actions on the selected rows. */
  readonly actions: ReactNode;
}

interface GridProps<Row> {
  readonly name: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly lines: readonly GridLine<Row>[];
  /** A row on a phone: the parts of a list item. */
  readonly renderCard: (row: Row) => ReactNode;
  /** The key under which the reader's choice of columns in `GridTools` is stored; without it nothing is stored. */
  readonly memory?: string;
  readonly selection?: GridSelection<Row>;
  readonly className?: string | undefined;
}

/**
 * Rows with columns that the reader chooses, sorts by and walks through with the arrow keys; a list of cards on a phone. What is sorted, found
 * and paged is asked of the server: the lines come in their order.
 */
export function Grid<Row>(props: GridProps<Row>) {
  const { name, lines, renderCard, memory, selection } = props;
  const isPaper = usePaper();
  const { hidden } = useHiddenColumns(isPaper ? null : (memory ?? null));
  if (isPaper) return <WideGrid {...props} hidden={hidden} />;
  return (
    <>
      {selection && selection.selected.size > 0 && <SelectionBar selection={selection} />}
      <WideGrid {...props} hidden={hidden} />
      <ul className={styles.list} aria-label={name}>
        {lines.map((line) => (
          <li key={line.key} className={line.kind === 'row' ? undefined : styles[line.kind === 'total' ? 'listTotal' : 'listGroup']}>
            {line.kind === 'row' ? renderCard(line.row) : line.card}
          </li>
        ))}
      </ul>
    </>
  );
}

function WideGrid<Row>({ name, columns, lines, selection, className, hidden }: GridProps<Row> & { readonly hidden: ReadonlySet<string> }) {
  const grid = useGrid();
  const table = useLines({ columns, lines, hidden, selected: selection?.selected });
  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => columns.find((column) => column.id === id) ?? []);
  return (
    <WideTable>
      <table className={classNames(styles.table, className)} aria-label={name} {...grid}>
        <thead>
          <tr>
            {selection && <SelectAll lines={lines} selection={selection} />}
            {shown.map((column) => (
              <Head key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map(({ id, original: line }) => (
            <tr key={id} className={lookOf(line)}>
              {selection && <SelectOne line={line} selection={selection} />}
              <Cells columns={shown} line={line} />
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function Cells<Row>({ columns, line }: { readonly columns: readonly GridColumn<Row>[]; readonly line: TableLine<Row> }) {
  const across = line.kind === 'row' ? line.across : undefined;
  const covered = columns.filter(({ id }) => across?.columns.includes(id));
  return columns.map((column) => {
    if (column === covered[0])
      return (
        <td key={column.id} colSpan={covered.length} className={styles.text}>
          {across?.content}
        </td>
      );
    return covered.includes(column) ? null : <GridCell key={column.id} column={column} line={line} />;
  });
}

interface LineOptions<Row> extends Pick<GridProps<Row>, 'columns' | 'lines'> {
  readonly hidden: ReadonlySet<string>;
  readonly selected: ReadonlySet<string> | undefined;
}

/** Builds the visible columns and lines for the table library; this module draws the cells. */
function useLines<Row>({ columns, lines, hidden, selected }: LineOptions<Row>) {
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, TableLine<Row>>();
    return helper.columns(columns.map(({ id, label }) => helper.display({ id, header: label })));
  }, [columns]);
  const inTable = useMemo(() => lines.filter((line) => line.kind !== 'heading'), [lines]);
  const columnVisibility: ColumnVisibilityState = Object.fromEntries(
    columns.map(({ id, isName = false }) => [id, isName || !hidden.has(id)]),
  );
  const rowSelection = Object.fromEntries([...(selected ?? [])].map((key) => [key, true as const]));
  return useTable({
    features,
    columns: definitions,
    data: inTable,
    getRowId: ({ key }) => key,
    state: { columnVisibility, rowSelection },
  });
}

function lookOf<Row>(line: TableLine<Row>): string | undefined {
  return line.kind === 'row' ? line.look : styles[line.kind];
}

function Head<Row>({ column: { label, sort, isText = false, isName = false, className } }: { readonly column: GridColumn<Row> }) {
  if (sort) return <SortHeader label={label} isText={isText || isName} className={className} order={sort.order} sort={sort.by} />;
  return (
    <th scope="col" className={classNames((isText || isName) && styles.text, className)}>
      {label}
    </th>
  );
}

interface SelectionProps<Row> {
  readonly selection: GridSelection<Row>;
}

function SelectAll<Row>({ lines, selection: { selected, onChange } }: SelectionProps<Row> & { readonly lines: readonly GridLine<Row>[] }) {
  const texts = useTexts();
  const keys = lines.flatMap((line) => (line.kind === 'row' ? line.key : []));
  const isAll = keys.length > 0 && keys.every((key) => selected.has(key));
  return (
    <th scope="col" className={styles.select}>
      <input
        type="checkbox"
        aria-label={texts('kit.selectAll')}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = !isAll && selected.size > 0;
        }}
        onChange={() => onChange(new Set(isAll ? [...selected].filter((key) => !keys.includes(key)) : [...selected, ...keys]))}
      />
    </th>
  );
}

function SelectOne<Row>({ line, selection: { selected, onChange, nameOf } }: SelectionProps<Row> & { readonly line: TableLine<Row> }) {
  const texts = useTexts();
  if (line.kind !== 'row') return <EmptyCell className={styles.select} />;
  const isSelected = selected.has(line.key);
  const toggled = new Set(isSelected ? [...selected].filter((key) => key !== line.key) : [...selected, line.key]);
  return (
    <td className={styles.select}>
      <input
        type="checkbox"
        aria-label={texts('kit.selectRow', { name: nameOf(line.row) })}
        checked={isSelected}
        onChange={() => onChange(toggled)}
      />
    </td>
  );
}

interface GridCellProps<Row> {
  readonly column: GridColumn<Row>;
  readonly line: TableLine<Row>;
}

/** A cell of a line; the one that names it is its head. */
function GridCell<Row>({ column, line }: GridCellProps<Row>) {
  const { id, isText = false, isName = false, className } = column;
  const classes = classNames((isText || isName) && styles.text, className);
  const inside: ReactNode = line.kind === 'row' ? column.cell(line.row) : line.cells[id];
  if (!isName) return <td className={classes}>{inside}</td>;
  return (
    <th scope={line.kind === 'group' ? 'rowgroup' : 'row'} className={classes}>
      {inside}
    </th>
  );
}

/** Shows the number of selected rows and the actions on them. */
function SelectionBar<Row>({ selection: { selected, onChange, actions } }: { readonly selection: GridSelection<Row> }) {
  const texts = useTexts();
  return (
    <div className={gridStyles.selection}>
      <output>{texts('kit.selected', { count: selected.size })}</output>
      {actions}
      <Button look="text" size="small" onClick={() => onChange(new Set())}>
        {texts('kit.clearSelection')}
      </Button>
    </div>
  );
}
