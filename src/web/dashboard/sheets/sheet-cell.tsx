import type { ComponentProps, ReactNode } from 'react';
import type { RowProblem } from '#contracts/ledger/sheet.ts';
import { useFormats } from '../../lib/formats.tsx';
import { useTexts } from '../../lib/texts.tsx';
import { problemWords } from './problem-words.ts';
import { type CellKind, type CellOption, isNumber, type OpenRow } from './sheet-columns.ts';
import styles from './sheets.module.css';

interface CellProps<Column extends string> {
  readonly row: OpenRow<Column>;
  readonly place: number;
  readonly column: Column;
  readonly kind: CellKind;
  /** The names of the cell's column and row. */
  readonly label: string;
  /** The options of a choice cell. */
  readonly options: readonly CellOption[];
  /** The content of a read-only cell. */
  readonly shown: ReactNode;
  readonly isOff: boolean;
  readonly problem: RowProblem | undefined;
  readonly onType: (text: string) => void;
}

const longest = { cell: 200, note: 1000 };

/** Draws a cell with its attributes for the table, the keyboard and screen readers. */
export function SheetCell<Column extends string>({ row, place, column, kind, shown, ...rest }: CellProps<Column>) {
  const texts = useTexts();
  const formats = useFormats();
  const { label, options, isOff, problem, onType } = rest;
  const said = problem && problemWords(problem, texts, formats);
  if (kind === 'shown') {
    return (
      <span className={styles.shown} title={said}>
        {shown}
      </span>
    );
  }
  const common = {
    'aria-label': label,
    'aria-invalid': said ? true : undefined,
    'data-row': place,
    'data-cell': column,
    'data-kind': kind,
    title: said ?? (kind === 'text' && row.name !== null ? row.name : undefined),
    value: row.cells[column],
    disabled: isOff,
    className: styles.cell,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => onType(currentTarget.value),
  };
  return kind === 'choice' ? <Choices {...common} options={options} /> : <Text {...common} kind={kind} />;
}

type TextProps = Omit<ComponentProps<'input'>, 'value'> & { readonly kind: CellKind; readonly value: string };

function Text({ kind, ...common }: TextProps) {
  const texts = useTexts();
  return (
    <input
      {...common}
      type="text"
      placeholder={kind === 'day' && !common.disabled ? texts('kit.day') : undefined}
      inputMode={isNumber(kind) ? 'decimal' : undefined}
      maxLength={kind === 'note' ? longest.note : longest.cell}
      autoComplete="off"
      spellCheck={false}
    />
  );
}

type ChoicesProps = Pick<CellProps<string>, 'options'> & { readonly value: string };

/** Draws the options of a choice. An unknown value gets an option of its own, so that it stays readable. */
function Choices({ options, ...common }: ChoicesProps) {
  return (
    <select {...common}>
      {options.every(({ value }) => value !== common.value) && <option value={common.value}>{common.value}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}
